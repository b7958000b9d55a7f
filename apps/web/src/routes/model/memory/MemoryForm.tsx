import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { DevicePicker } from "../../../hardware/DevicePicker.tsx";
import { MemoryField } from "../../../hardware/MemoryField.tsx";
import type { Hardware } from "./hardware.ts";

interface MemoryFormProps {
	readonly record: ModelRecord;
	readonly hardware: Hardware;
	/** The fields of the panel's address, which are kept. */
	readonly panel: Readonly<Record<string, string>>;
}

/** The form for the reader's hardware: a device, or a size of memory. */
export function MemoryForm({ record, hardware: { fit, fault }, panel }: MemoryFormProps): ReactElement {
	const wrong = fault?.field === "memory" ? fault : undefined;
	return (
		<form className="tools" action={links.model(record.id)} autoComplete="off">
			{Object.entries({ ...panel, tab: "memory" }).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<DevicePicker id="memory-device" label="My machine" defaultValue={fit?.device ?? ""} />
			<label className="gigabytes" htmlFor="memory-size">
				or
				<MemoryField
					id="memory-size"
					size={5}
					aria-label="Memory, in GB"
					aria-invalid={wrong && true}
					defaultValue={wrong?.value ?? fit?.memory ?? ""}
				/>
			</label>
			<button className="button">Does it fit?</button>
		</form>
	);
}
