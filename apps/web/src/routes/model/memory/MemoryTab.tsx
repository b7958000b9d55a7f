import { deviceName, deviceOf } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { exact } from "../../../base/numbers.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { Size } from "../../../ui/marks/Numbers.tsx";
import { Heading } from "../../../ui/page/Heading.tsx";
import { fieldsOf, type Hardware } from "./hardware.ts";
import { type MemoryRow, memoryRows } from "./memory.ts";
import { MemoryForm } from "./MemoryForm.tsx";
import { MemoryTable } from "./MemoryTable.tsx";

interface MemoryTabProps {
	readonly record: ModelRecord;
	readonly hardware: Hardware;
	/** The fields of the panel's address, which are kept. */
	readonly panel: Readonly<Record<string, string>>;
}

/** The memory of each quantization, and whether it fits the reader's hardware. */
export function MemoryTab({ record, hardware, panel }: MemoryTabProps): ReactElement {
	const rows = memoryRows(record, hardware.fit);
	const memory = hardware.fit && hardware.fit.memory * 1e9;
	const keep = { ...panel, tab: "memory", ...fieldsOf(hardware) };
	return (
		<section className="memory">
			<Heading level={2} id="memory" className="hidden">
				Memory
			</Heading>
			{rows.length === 0 ? (
				<p className="nothing">The number of parameters is unknown, so the memory cannot be computed.</p>
			) : (
				<>
					<MemoryForm record={record} hardware={hardware} panel={panel} />
					<Verdict rows={rows} hardware={hardware} />
					<MemoryTable id={record.id} rows={rows} memory={memory} keep={keep} />
					<p className="muted small after">
						Memory: the weights plus 20% for a short context and the program; a rule of thumb. The size of a type
						without a file is computed from the number of parameters. <a href={links.quantizations()}>All types</a>
					</p>
				</>
			)}
		</section>
	);
}

interface VerdictProps {
	readonly rows: readonly MemoryRow[];
	readonly hardware: Hardware;
}

/** The largest type that fits. */
function Verdict({ rows, hardware: { fit, fault } }: VerdictProps): ReactElement | null {
	if (fault)
		return (
			<p className="problem">
				“{fault.value}” is not a valid {fault.field}: {fault.wanted}.
			</p>
		);
	if (fit === undefined) return null;
	const device = fit.device === undefined ? undefined : deviceOf(fit.device);
	const where = `${exact(fit.memory)} GB${device ? ` of ${deviceName(device)}` : ""}`;
	const best = rows.find(({ fits }) => fits);
	if (best === undefined) return <p>No type listed here fits into {where}.</p>;
	return (
		<p>
			<b className="fits">
				<Icon name="check" /> {best.type} fits
			</b>{" "}
			into {where}, with <Size bytes={fit.memory * 1e9 - best.running} /> to spare.
		</p>
	);
}
