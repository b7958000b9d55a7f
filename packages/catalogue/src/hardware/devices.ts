import { amdCpus } from "./amdCpus.ts";
import { amdGpus } from "./amdGpus.ts";
import { appleChips } from "./apple.ts";
import { intelCpus, intelGpus } from "./intel.ts";
import { nvidiaGpus } from "./nvidia.ts";
import { qualcommGpus } from "./qualcomm.ts";
import type { Device, DeviceGroup, DeviceKind, DeviceRow } from "./shapes.ts";

const KINDS: Readonly<Record<DeviceKind, string>> = { gpu: "graphics", cpu: "processors", soc: "chips" };

/** Every device, in the groups of the picker. */
export const deviceGroups: readonly DeviceGroup[] = [
	group("NVIDIA", "gpu", nvidiaGpus),
	group("Apple", "soc", appleChips),
	group("AMD", "gpu", amdGpus),
	group("Intel", "gpu", intelGpus),
	group("Qualcomm", "gpu", qualcommGpus),
	group("AMD", "cpu", amdCpus),
	group("Intel", "cpu", intelCpus),
];

const byId = new Map(deviceGroups.flatMap(({ devices }) => devices.map((device) => [device.id, device])));

/** The device with an id (`nvidia-rtx-4090`); undefined if there is none. */
export function deviceOf(id: string): Device | undefined {
	return byId.get(id);
}

/** The full name of a device: `NVIDIA RTX 4090`. */
export function deviceName({ vendor, name, alias }: Device): string {
	return `${vendor} ${name}${alias === undefined ? "" : ` (${alias})`}`;
}

/** Common memory sizes in GB, for devices without their own memory. */
const BUILT_WITH: readonly number[] = [
	8, 16, 24, 32, 40, 48, 64, 80, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048,
];

/** The memory sizes of a device in GB, the smallest first; never empty. */
export function memoryOptions({ memory }: Device): readonly number[] {
	return memory.length > 0 ? memory : BUILT_WITH;
}

function group(vendor: string, kind: DeviceKind, rows: readonly DeviceRow[]): DeviceGroup {
	const devices = rows.map((row) => ({ ...row, id: idOf(`${vendor} ${row.name}`), kind, vendor }));
	return { label: `${vendor} ${KINDS[kind]}`, devices };
}

function idOf(text: string): string {
	return (
		text
			.toLowerCase()
			.replaceAll("+", " plus")
			.match(/[a-z0-9]+/g) ?? []
	).join("-");
}
