import { deviceGroups } from "@vitrine/catalogue";
import type { ComponentProps, ReactElement } from "react";
import { optionLabel } from "./fit.ts";
import { Select } from "../ui/controls/Select.tsx";

type DevicePickerProps = Omit<ComponentProps<typeof Select>, "children" | "name"> & {
	/** The ids of the devices to choose from, for now; all unless given. */
	readonly only?: readonly (string | undefined)[];
};

/** A choice of the catalogue's devices, by kind; the field is named `device`. */
export function DevicePicker({ only, ...select }: DevicePickerProps): ReactElement {
	return (
		<Select {...select} name="device">
			<option value="">Choose a device</option>
			{groupsOf(only).map((group) => (
				<optgroup key={group.label} label={group.label}>
					{group.devices.map((device) => (
						<option key={device.id} value={device.id}>
							{optionLabel(device)}
						</option>
					))}
				</optgroup>
			))}
		</Select>
	);
}

function groupsOf(only: DevicePickerProps["only"]): typeof deviceGroups {
	if (only === undefined) return deviceGroups;
	const some = deviceGroups.map(({ label, devices }) => ({
		label,
		devices: devices.filter(({ id }) => only.includes(id)),
	}));
	return some.filter(({ devices }) => devices.length > 0);
}
