import type { ModelRecord } from "@vitrine/model";
import { Fragment, type ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { Size } from "../../../ui/marks/Numbers.tsx";
import { memoryRows } from "./memory.ts";

interface MemoryLineProps {
	readonly record: ModelRecord;
	/** The fields of the panel's address, which stay as they are. */
	readonly panel: Readonly<Record<string, string>>;
}

/** The type that most who run a model at home take. */
const AT_HOME = "Q4_K_M";

/** What it takes to run, whole and at home, and the way to the rest. Nothing where nobody says how large it is. */
export function MemoryLine({ record, panel }: MemoryLineProps): ReactElement | null {
	const rows = memoryRows(record, undefined);
	const shown = rows.filter((row, at) => at === 0 || row.type === AT_HOME).slice(0, 2);
	if (shown.length === 0) return null;
	return (
		<p className="memory-line">
			<span className="muted">Runs in</span>{" "}
			{shown.map(({ type, running }, at) => (
				<Fragment key={type}>
					{at > 0 && "or "}
					<Size bytes={running} /> <span className="muted">as {type}</span>{" "}
				</Fragment>
			))}
			<a className="nowrap" href={links.model(record.id, { ...panel, tab: "memory" })}>
				Does it fit my machine?
			</a>
		</p>
	);
}
