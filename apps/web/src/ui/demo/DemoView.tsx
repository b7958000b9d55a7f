import type { Demo, DemoItem } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { useAddress } from "../page/address.ts";
import { Inline } from "../text/Inline.tsx";
import { Scroll } from "../text/Scroll.tsx";
import { DemoChart } from "./DemoChart.tsx";
import { DemoTokens } from "./DemoTokens.tsx";

/** The size of an image in pixels, for which a page reserves space. */
export type SizeOf = (filename: string) => { readonly width: number; readonly height: number };

export interface DemoViewProps {
	readonly demo: Demo;
	/** Without it, images have their own size. */
	readonly sizeOf?: SizeOf | undefined;
}

/** The demo of a task: its input and output. */
export function DemoView({ demo, sizeOf }: DemoViewProps): ReactElement {
	return (
		<>
			<div className="demo">
				<Side label="Input" items={demo.inputs} sizeOf={sizeOf} />
				<Side label="Output" items={demo.outputs} sizeOf={sizeOf} />
			</div>
			{demo.note !== undefined && (
				<p className="demo-note">
					<Inline text={demo.note} />
				</p>
			)}
		</>
	);
}

interface SideProps extends Pick<DemoViewProps, "sizeOf"> {
	readonly label: string;
	readonly items: readonly DemoItem[];
}

function Side({ label, items, sizeOf }: SideProps): ReactElement {
	const alone = items.length === 1 && items[0]?.type === "text" ? items[0].label : undefined;
	return (
		<div className="demo-side">
			<p className="demo-label">{alone === undefined ? label : `${label} · ${alone}`}</p>
			{items.map((item, at) => (
				// oxlint-disable-next-line react/no-array-index-key -- items have no key and are never reordered
				<Item key={at} item={item} side={label} labelled={alone === undefined} sizeOf={sizeOf} />
			))}
		</div>
	);
}

interface ItemProps extends Pick<DemoViewProps, "sizeOf"> {
	readonly item: DemoItem;
	/** The label of the side. */
	readonly side: string;
	/** Whether a text shows its label; that of a single text is shown with the side's. */
	readonly labelled: boolean;
}

/** An item, by its type. */
function Item({ item, side, labelled, sizeOf }: ItemProps): ReactElement {
	const address = useAddress();
	switch (item.type) {
		case "text":
			return <DemoText label={labelled ? item.label : undefined} content={item.content} />;
		case "img":
			return (
				<img src={address(links.media(item.filename))} alt={item.alt} {...sizeOf?.(item.filename)} loading="lazy" />
			);
		case "audio":
			return <DemoAudio filename={item.filename} label={item.label} />;
		case "chart":
			return <DemoChart data={item.data} />;
		case "tabular":
			return <DemoTable table={item.table} label={`Table: ${side}`} />;
		case "text-with-tokens":
			return <DemoTokens text={item.text} tokens={item.tokens} />;
	}
}

function DemoText({ label, content }: { readonly label: string | undefined; readonly content: string }): ReactElement {
	return (
		<div>
			{label !== undefined && <p className="demo-label">{label}</p>}
			<p className="demo-text">{content}</p>
		</div>
	);
}

function DemoAudio({
	filename,
	label,
}: {
	readonly filename: string;
	readonly label: string | undefined;
}): ReactElement {
	const address = useAddress();
	return (
		<figure>
			{label !== undefined && <figcaption className="demo-label">{label}</figcaption>}
			{/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the demo shows the words in the audio */}
			<audio src={address(links.media(filename))} controls preload="none" aria-label={label ?? filename} />
		</figure>
	);
}

interface DemoTableProps {
	/** The first row has the names of the columns. */
	readonly table: readonly (readonly string[])[];
	readonly label: string;
}

function DemoTable({ table, label }: DemoTableProps): ReactElement {
	const [names, ...rows] = table;
	const classes = (names ?? []).map((_, at) => (rows.every((row) => isNumber(row[at] ?? "")) ? "number" : undefined));
	return (
		<Scroll label={label}>
			<table className="table">
				<thead>
					<tr>
						{names?.map((name, at) => (
							<th key={name} scope="col" className={classes[at]}>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.join("\t")}>
							{row.map((cell, at) => (
								<td key={names?.[at] ?? at} className={classes[at]}>
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Scroll>
	);
}

/** Whether a cell is a number, with or without a unit, or an ellipsis. */
function isNumber(cell: string): boolean {
	return /^[-−]?\d[\d.,]*(\s\S+)?$|^…$/.test(cell);
}
