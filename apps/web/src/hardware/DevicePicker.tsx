import { deviceGroups } from "@vitrine/catalogue";
import type { ComponentProps, ReactElement } from "react";
import { optionLabel } from "./fit.ts";
import { Select } from "../ui/controls/Select.tsx";

/** A choice of the catalogue's devices, by kind; the field is named `device`. */
export function DevicePicker(select: Omit<ComponentProps<typeof Select>, "children" | "name">): ReactElement {
	return (
		<Select {...select} name="device">
			<option value="">Choose a device</option>
			{deviceGroups.map((group) => (
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
