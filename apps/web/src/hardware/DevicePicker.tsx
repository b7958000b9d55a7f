import { deviceGroups } from "@vitrine/catalogue";
import type { ComponentProps, ReactElement } from "react";
import { Icon } from "../ui/marks/Icon.tsx";

interface DevicePickerProps extends Omit<ComponentProps<"select">, "children" | "name"> {
	/** Shown before it; needs an `id`. Without it, give an `aria-label`. */
	readonly label?: string;
}

/** A choice of the catalogue's devices, by kind; the field is named `device`. */
export function DevicePicker({ label, ...select }: DevicePickerProps): ReactElement {
	return (
		<span className="pick">
			{label !== undefined && <label htmlFor={select.id}>{label}</label>}
			<select {...select} name="device">
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
			</select>
			<Icon name="down" />
		</span>
	);
}
