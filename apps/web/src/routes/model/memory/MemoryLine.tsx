import type { ModelRecord } from "@vitrine/model";
import { Fragment, type ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { Size } from "../../../ui/marks/Numbers.tsx";
import { memoryRows } from "./memory.ts";

interface MemoryLineProps {
	readonly record: ModelRecord;
	/** The fields of the panel's address, which are kept. */
	readonly panel: Readonly<Record<string, string>>;
}

/** The most common type for local use. */
const LOCAL = "Q4_K_M";

/** The memory to run the model, as published and quantized; nothing if its size is unknown. */
export function MemoryLine({ record, panel }: MemoryLineProps): ReactElement | null {
	const rows = memoryRows(record, undefined);
	const shown = rows.filter((row, at) => at === 0 || row.type === LOCAL).slice(0, 2);
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
