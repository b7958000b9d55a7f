import { memoryOf } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { Details } from "./Details.tsx";
import { Fits } from "./Fits.tsx";
import { fieldsOf, type Hardware } from "./hardware.ts";
import { type MemoryRow, memoryRows } from "../../../memory/rows.ts";
import { MemoryForm } from "./MemoryForm.tsx";
import { MemoryTable } from "./MemoryTable.tsx";
import { Verdict } from "./Verdict.tsx";

interface MemoryTabProps {
	readonly record: ModelRecord;
	readonly hardware: Hardware;
	/** Quantized models that are derived from it. */
	readonly derived: readonly ModelRecord[];
	/** The fields of the panel's address, which are kept. */
	readonly panel: Readonly<Record<string, string>>;
}

/** The memory of the weights that there are, and whether they fit the reader's hardware. */
export function MemoryTab({ record, hardware, derived, panel }: MemoryTabProps): ReactElement {
	const estimate = memoryOf(record);
	const rows = memoryRows(record, { fit: hardware.fit, estimate, derived });
	return (
		<section className="memory">
			<Heading level={2} id="memory" className="hidden">
				Memory
			</Heading>
			<Fits hardware={hardware}>
				{rows.length > 0 && !estimate.isPart && (
					<MemoryForm record={record} hardware={hardware} panel={panel} tab="memory" />
				)}
				<div className="verdict">
					<Verdict rows={rows} estimate={estimate} hardware={hardware} />
				</div>
				{rows.length > 0 && <Table record={record} rows={rows} hardware={hardware} panel={panel} />}
			</Fits>
			<Details record={record} estimate={estimate} />
		</section>
	);
}

type TableProps = Omit<MemoryTabProps, "derived"> & { readonly rows: readonly MemoryRow[] };

function Table({ record, rows, hardware, panel }: TableProps): ReactElement {
	const { fit } = hardware;
	const keep = { ...panel, tab: "memory", ...fieldsOf(hardware) };
	return (
		<>
			<MemoryTable id={record.id} rows={rows} memory={fit && fit.memory * 1e9} keep={keep} />
			<p className="muted small after">
				Memory: the weights, the KV cache of the context, and 10 % for the program, or 20 % if the size of the context
				is unknown. “≈” marks an estimate, “&gt;” one part of a model.{" "}
				<a href={links.docs("fits")}>How it is calculated</a>
			</p>
		</>
	);
}
