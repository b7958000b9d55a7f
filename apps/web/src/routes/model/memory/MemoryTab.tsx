import { deviceName, deviceOf } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { DevicePicker } from "../../../hardware/DevicePicker.tsx";
import { Heading } from "../../../ui/page/Heading.tsx";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { Size } from "../../../ui/marks/Numbers.tsx";
import { exact } from "../../../base/numbers.ts";
import { Scroll } from "../../../ui/text/Scroll.tsx";
import { fieldsOf, type Hardware } from "./hardware.ts";
import { type MemoryRow, memoryRows } from "./memory.ts";

interface MemoryTabProps {
	readonly record: ModelRecord;
	readonly hardware: Hardware;
	/** The fields of the panel's address, which stay as they are. */
	readonly panel: Readonly<Record<string, string>>;
}

/** Which quantization to take: what each needs, and whether it runs on the reader's machine. */
export function MemoryTab({ record, hardware, panel }: MemoryTabProps): ReactElement {
	const rows = memoryRows(record, hardware.fit);
	return (
		<section className="memory">
			<Heading level={2} id="memory" className="hidden">
				Memory
			</Heading>
			{rows.length === 0 ? (
				<p className="nothing">
					Nothing here says how many parameters this model has, so nothing can be said of the memory it takes.
				</p>
			) : (
				<>
					<HardwareForm record={record} hardware={hardware} panel={panel} />
					<Verdict rows={rows} hardware={hardware} />
					<MemoryTable record={record} rows={rows} hardware={hardware} panel={panel} />
				</>
			)}
		</section>
	);
}

function HardwareForm({ record, hardware: { fit, fault }, panel }: MemoryTabProps): ReactElement {
	return (
		<form className="tools" action={links.model(record.id)} autoComplete="off">
			{Object.entries({ ...panel, tab: "memory" }).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<DevicePicker id="memory-device" label="My machine" defaultValue={fit?.device ?? ""} />
			<label className="gigabytes">
				or
				<span className="field">
					<input
						name="memory"
						inputMode="decimal"
						size={5}
						aria-label="Memory, in GB"
						aria-invalid={fault?.field === "memory" || undefined}
						defaultValue={fault?.field === "memory" ? fault.value : (fit?.memory ?? "")}
					/>
					<span>GB</span>
				</span>
			</label>
			<button className="button">Does it fit?</button>
		</form>
	);
}

/** The answer in a sentence: the best that fits. */
function Verdict({
	rows,
	hardware: { fit, fault },
}: {
	readonly rows: readonly MemoryRow[];
	readonly hardware: Hardware;
}): ReactElement | null {
	if (fault)
		return (
			<p className="problem">
				“{fault.value}” is no value for {fault.field}: it should be {fault.wanted}.
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

interface TableProps extends MemoryTabProps {
	readonly rows: readonly MemoryRow[];
}

function MemoryTable({ record, rows, hardware, panel }: TableProps): ReactElement {
	const { fit } = hardware;
	const keep = { ...panel, tab: "memory", ...fieldsOf(hardware) };
	const most = Math.max(...rows.map(({ running }) => running), (fit?.memory ?? 0) * 1e9);
	return (
		<>
			<Scroll label="Memory by type of the weights">
				<table className="table">
					<caption className="hidden">Memory by type of the weights, the largest first</caption>
					<thead>
						<tr>
							<th scope="col">Weights as</th>
							<th scope="col" className="number">
								Size
							</th>
							<th scope="col" className="number">
								Running
							</th>
							<th scope="col">
								<span className="hidden">Memory as a bar</span>
							</th>
							{fit && <th scope="col">Fits</th>}
							<th scope="col">Where from</th>
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<MemoryLine
								key={`${row.type} ${row.file ?? row.of}`}
								id={record.id}
								row={row}
								keep={keep}
								most={most}
								memory={fit && fit.memory * 1e9}
							/>
						))}
					</tbody>
				</table>
			</Scroll>
			<p className="muted small after">
				Running: the weights and a fifth more, for a short context and the program; a rule of thumb. A type without a
				file is what such a file would take, computed from the parameters. <a href={links.quantizations()}>All types</a>
			</p>
		</>
	);
}

interface LineProps extends OriginProps {
	/** Bytes at the end of the scale. */
	readonly most: number;
	/** Bytes that the reader has, where they are known. */
	readonly memory: number | undefined;
}

function MemoryLine({ row, most, memory, ...origin }: LineProps): ReactElement {
	return (
		<tr>
			<th scope="row">
				<code>{row.type}</code>
			</th>
			<td className="number">
				<Size bytes={row.weights} />
			</td>
			<td className="number">
				<Size bytes={row.running} />
			</td>
			<td className="bar-cell">
				<Bar part={row.running / most} mark={memory && memory / most} />
			</td>
			{row.fits !== undefined && <td>{row.fits ? <b className="fits">fits</b> : <span className="muted">no</span>}</td>}
			<td>
				<Origin row={row} {...origin} />
			</td>
		</tr>
	);
}

/** How much of the scale a row takes; the line is what the reader has. */
function Bar({ part, mark }: { readonly part: number; readonly mark: number | undefined }): ReactElement {
	return (
		<svg className="memory-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
			<rect x="0" y="2" width={(part * 100).toFixed(2)} height="6" />
			{mark !== undefined && <line x1={(mark * 100).toFixed(2)} x2={(mark * 100).toFixed(2)} y1="0" y2="10" />}
		</svg>
	);
}

interface OriginProps {
	readonly id: string;
	readonly row: MemoryRow;
	/** The fields of the address, which stay as they are. */
	readonly keep: Readonly<Record<string, string>>;
}

/** Where such weights are to be had; a file can be run from the panel. */
function Origin({ id, row: { of, quant, file }, keep }: OriginProps): ReactElement {
	if (of === "published") return <>as published</>;
	if (of === "computed") return <span className="muted">computed</span>;
	return (
		<a href={links.model(id, { ...keep, mode: "run", quant })} title={file}>
			run this file
		</a>
	);
}
