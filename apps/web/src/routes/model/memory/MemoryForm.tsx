import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { MemoryField } from "../../../hardware/MemoryField.tsx";
import type { Hardware } from "./hardware.ts";
import { MachinePicker } from "./MachinePicker.tsx";

interface MemoryFormProps {
	readonly record: ModelRecord;
	readonly hardware: Hardware;
	/** The fields of the panel's address, which are kept. */
	readonly panel: Readonly<Record<string, string>>;
	/** The tab that it is on; absent on the first. */
	readonly tab: string | undefined;
}

/** The form for the reader's hardware: a device, or a size of memory. */
export function MemoryForm({ record, hardware: { fit, faults }, panel, tab }: MemoryFormProps): ReactElement {
	const wrong = faults.find(({ field }) => field === "memory");
	return (
		<form className="tools" action={links.model(record.id)} autoComplete="off">
			{Object.entries({ ...panel, ...(tab !== undefined && { tab }) }).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<MachinePicker chosen={fit?.device} />
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
