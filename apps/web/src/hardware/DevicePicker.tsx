import { deviceGroups } from "@vitrine/catalogue";
import type { ComponentProps, ReactElement } from "react";
import { Select } from "../ui/controls/Select.tsx";

/** A choice of the catalogue's devices, by kind; the field is named `device`. */
export function DevicePicker(select: Omit<ComponentProps<typeof Select>, "children" | "name">): ReactElement {
	return (
		<Select {...select} name="device">
			<option value="">Choose a device</option>
			{deviceGroups.map((group) => (
				<optgroup key={group.label} label={group.label}>
					{group.devices.map(({ id, name, alias }) => (
						<option key={id} value={id}>
							{alias === undefined ? name : `${name} (${alias})`}
						</option>
					))}
				</optgroup>
			))}
		</Select>
	);
}
