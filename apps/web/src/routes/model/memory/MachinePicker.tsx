import { deviceGroups } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { optionLabel } from "../../../hardware/fit.ts";
import { escapeHtml } from "../../../base/escapeHtml.ts";
import { Select } from "../../../ui/controls/Select.tsx";

interface MachinePickerProps {
	/** The id of the chosen device. */
	readonly chosen: string | undefined;
}

/** The choice of the reader's device. Its hundreds of options are written once: they are on every overview. */
export function MachinePicker({ chosen = "" }: MachinePickerProps): ReactElement {
	const value = `value="${escapeHtml(chosen)}"`;
	const html = chosen === "" ? OPTIONS : OPTIONS.replace(value, () => `${value} selected`);
	return <Select id="memory-device" label="My machine" name="device" dangerouslySetInnerHTML={{ __html: html }} />;
}

const option = (value: string, label: string): string =>
	`<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`;

const OPTIONS = [
	option("", "Choose a device"),
	...deviceGroups.map(({ label, devices }) => {
		const options = devices.map((device) => option(device.id, optionLabel(device)));
		return `<optgroup label="${escapeHtml(label)}">${options.join("")}</optgroup>`;
	}),
].join("");
