import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { type MemoryFact, memoryFact } from "../../../facts/memory.ts";
import { Estimate } from "../../../ui/marks/Estimate.tsx";
import { Isolated } from "../../../ui/text/Isolated.tsx";

interface MemoryLineProps {
	readonly record: ModelRecord;
	/** Where it is shown what fits. */
	readonly href: string;
}

/** The memory to run the model; nothing if it is unknown. */
export function MemoryLine({ record, href }: MemoryLineProps): ReactElement | null {
	const memory = memoryFact(record);
	if (memory === undefined) return null;
	return (
		<p className="memory-line">
			<span className="muted">{memory.bytes === undefined ? "Needs memory for an" : "Runs in"}</span>{" "}
			<Needed memory={memory} />{" "}
			<a className="nowrap" href={href} data-needs={memory.isLeast ? undefined : memory.bytes}>
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
