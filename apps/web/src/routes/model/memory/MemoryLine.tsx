import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { type MemoryFact, memoryFact } from "../../../facts/memory.ts";
import { Estimate } from "../../../ui/marks/Estimate.tsx";
import { Isolated } from "../../../ui/text/Isolated.tsx";

interface MemoryLineProps {
	readonly record: ModelRecord;
	/** The fields of the panel's address, which are kept. */
	readonly panel: Readonly<Record<string, string>>;
}

/** The memory to run the model; nothing if it is unknown. */
export function MemoryLine({ record, panel }: MemoryLineProps): ReactElement | null {
	const memory = memoryFact(record);
	if (memory === undefined) return null;
	return (
		<p className="memory-line">
			<span className="muted">{memory.bytes === undefined ? "Needs memory for an" : "Runs in"}</span>{" "}
			<Needed memory={memory} />{" "}
			<a className="nowrap" href={links.model(record.id, { ...panel, tab: "memory" })}>
				Does it fit my machine?
			</a>
		</p>
	);
}

function Needed({ memory }: { readonly memory: MemoryFact }): ReactElement {
	if (memory.bytes === undefined)
		return (
			<>
				<Isolated text={memory.label} />.
			</>
		);
	return (
		<>
			<Estimate figure={memory} />{" "}
			<span className="muted">
				as <Isolated text={memory.label} />
			</span>
		</>
	);
}
