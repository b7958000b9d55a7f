import type { ReactElement, ReactNode } from "react";
import { links } from "../../base/links.ts";
import { CodeMark, type CodeMarkProps } from "../marks/CodeMark.tsx";
import { Ago, Count } from "../marks/Numbers.tsx";
import { useAddress } from "../page/address.ts";
import { Inline } from "../text/Inline.tsx";
import { Isolated } from "../text/Isolated.tsx";
import { Suspect } from "../marks/Suspect.tsx";

interface ModelRowProps {
	readonly id: string;
	/** The first cell, if the list has one before the name. */
	readonly before?: ReactElement;
	/** The second line: a short description of the model. */
	readonly aside: ReactNode;
	/** A sentence of the catalogue, below it. */
	readonly note?: string;
	readonly code: CodeMarkProps["code"];
	/** The cell of its size, which lists measure differently. */
	readonly size: ReactElement;
	readonly figures: ModelFigures;
	/** The time that “3 d ago” refers to. */
	readonly now: Date;
}

/** The figures of a model; absent if unknown. */
interface ModelFigures {
	readonly parameters?: number | undefined;
	readonly downloads?: number | undefined;
	readonly likes?: number | undefined;
	/** ISO 8601. */
	readonly updated?: string | undefined;
}

/** A model as a row of a table: its id and description, the check level of its code, then its figures. */
export function ModelRow({ id, before, aside, note, code, size, figures, now }: ModelRowProps): ReactElement {
	return (
		<tr>
			{before}
			<th scope="row">
				<ModelLink id={id} />
				<div className="aside">{aside}</div>
				{note !== undefined && (
					<div className="why">
						<Inline text={note} />
					</div>
				)}
			</th>
			<td className="code-level">
				<CodeMark code={code} />
			</td>
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

/** A link to a model: the owner in a lighter colour, the name in bold; marked if its id may deceive. */
export function ModelLink({ id }: { readonly id: string }): ReactElement {
	const address = useAddress();
	const slash = id.indexOf("/") + 1;
	return (
		<>
			<a className="id" href={address(links.model(id))}>
				{slash > 0 && (
					<span className="owner">
						<Isolated text={id.slice(0, slash - 1)} as="name" />/
					</span>
				)}
				<b>
					<Isolated text={id.slice(slash)} as="name" />
				</b>
			</a>
			<Suspect name={id} />
		</>
	);
}

function Figure({ label, value }: { readonly label: string; readonly value: number | undefined }): ReactElement {
	return (
		<td className={numberClass(value)} data-label={label}>
			<Count value={value} />
		</td>
	);
}

/** The class of the cell of a figure. */
export function numberClass(value: unknown): string {
	return value === undefined ? "number unknown" : "number";
}

/** The head of the column with check levels. */
export function CodeHead(): ReactElement {
	return (
		<th scope="col" className="code-level" title="The check level of the code that each model’s page shows first">
			Code
		</th>
	);
}
