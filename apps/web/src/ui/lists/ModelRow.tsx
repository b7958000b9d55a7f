import type { ReactElement, ReactNode } from "react";
import { links } from "../../base/links.ts";
import { Ago, Count } from "../marks/Numbers.tsx";

interface ModelRowProps {
	readonly id: string;
	/** A cell that stands first, where lists have one. */
	readonly before?: ReactElement;
	/** The second line: what the model is, in few words. */
	readonly aside: ReactNode;
	/** The cell of its size, which lists measure in their own ways. */
	readonly size: ReactElement;
	readonly figures: ModelFigures;
	/** The moment "3 d ago" is counted from. */
	readonly now: Date;
}

/** Figures of a model; absent where they are not known. */
export interface ModelFigures {
	readonly parameters?: number | undefined;
	readonly downloads?: number | undefined;
	readonly likes?: number | undefined;
	/** ISO 8601. */
	readonly updated?: string | undefined;
}

/** One model as a row of a table: its id over what it is, its figures to the right. */
export function ModelRow({ id, before, aside, size, figures, now }: ModelRowProps): ReactElement {
	return (
		<tr>
			{before}
			<th scope="row">
				<ModelLink id={id} />
				<div className="aside">{aside}</div>
			</th>
			<Figure label="params" value={figures.parameters} />
			{size}
			<Figure label="downloads" value={figures.downloads} />
			<Figure label="likes" value={figures.likes} />
			<td className={numberClass(figures.updated)}>
				<Ago when={figures.updated} now={now} />
			</td>
		</tr>
	);
}

/** The id of a model as a link: its owner in the background, its name in front. */
export function ModelLink({ id }: { readonly id: string }): ReactElement {
	const slash = id.indexOf("/") + 1;
	return (
		<a className="id" href={links.model(id)}>
			{slash > 0 && <span className="owner">{id.slice(0, slash)}</span>}
			<b>{id.slice(slash)}</b>
		</a>
	);
}

function Figure({ label, value }: { readonly label: string; readonly value: number | undefined }): ReactElement {
	return (
		<td className={numberClass(value)} data-label={label}>
			<Count value={value} />
		</td>
	);
}

/** The class of a figure's cell. */
export function numberClass(value: unknown): string {
	return value === undefined ? "number unknown" : "number";
}
