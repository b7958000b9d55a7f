import type { ReactElement } from "react";

/** How far a snippet has been checked, the levels in their order. */
export type Level = "parsed" | "typed" | "run";

/** What a check found: the level it reached, with which releases, when. */
export interface Checked {
	readonly level: Level;
	/** Such as `transformers 5.23.0`. */
	readonly versions: readonly string[];
	/** ISO 8601. */
	readonly date: string;
}

const LEVELS: readonly Level[] = ["parsed", "typed", "run"];

/** Says how far something has been checked. Without a report nothing has been, and that is what it says. */
export function Proof({ checked }: { readonly checked?: Checked }): ReactElement {
	const reached = checked === undefined ? -1 : LEVELS.indexOf(checked.level);
	return (
		<span className="proof">
			<span className="pips" aria-hidden="true">
				{LEVELS.map((level, at) => (
					<i key={level} className={at <= reached ? "yes" : undefined} />
				))}
			</span>
			{checked === undefined ? <span className="muted">not checked yet</span> : <CheckedText checked={checked} />}
		</span>
	);
}

function CheckedText({ checked }: { readonly checked: Checked }): ReactElement {
	return (
		<span>
			{checked.level}
			{checked.versions.length > 0 && ` with ${checked.versions.join(", ")}`}
		</span>
	);
}
