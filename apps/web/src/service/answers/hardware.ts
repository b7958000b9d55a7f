import { type Device, deviceGroups, deviceName, memoryOptions } from "@vitrine/catalogue";
import type { Asked } from "../../api/operations/index.ts";
import { find } from "../../base/match.ts";
import { named } from "./found.ts";

const DEVICES = deviceGroups.flatMap(({ devices }) => devices);
const VENDORS = new Map(DEVICES.map(({ vendor }) => [vendor, vendor]));
const BY_ID = new Map(DEVICES.map((device) => [device.id, device]));

export async function listHardware({ vendor, kind, q }: Asked<"listHardware">): Promise<object> {
	const maker = vendor === undefined ? undefined : named("vendor", "vendor", vendor, VENDORS);
	const of = DEVICES.filter(
		(device) => (maker ?? device.vendor) === device.vendor && (kind ?? device.kind) === device.kind,
	);
	const found = q === undefined ? of : find(of.map(findable), q, of.length).map(({ device }) => device);
	return { devices: found.map(deviceJson) };
}

/** The device with an id. Throws ApiProblem with similar ids. */
export const deviceNamed = (id: string): Device => named("device", "device", id, BY_ID);

const findable = (device: Device): { readonly device: Device; readonly label: string } => ({
	device,
	label: deviceName(device),
});

function deviceJson(device: Device): object {
	const { id, vendor, kind, released } = device;
	return { id, name: deviceName(device), vendor, kind, released, memory: memoryOptions(device) };
}
