import type { Level, Standing } from "@vitrine/verify";
import type { ReactElement } from "react";
import { links } from "../links.ts";
import { provenBy, stillOpen } from "./proof.ts";

/** Levels by height: of the highest, one is for calls and one for what loads a model. */
const HEIGHTS: Readonly<Record<Level, number>> = { parsed: 1, typed: 2, "request checked": 3, run: 3 };
const PIPS = [1, 2, 3] as const;

interface ProofProps {
	/** What is known; nothing, for what no check has passed. */
	readonly checked: Standing | undefined;
	/** Only the level, for the cell of a table. */
	readonly short?: boolean;
}

/** Says how far something has been checked: by what, on which day, and what was not done. */
export function Proof({ checked, short = false }: ProofProps): ReactElement {
	const reached = checked === undefined ? 0 : HEIGHTS[checked.level];
	return (
		<span className="proof">
			<span className="pips" aria-hidden="true">
				{PIPS.map((pip) => (
					<i key={pip} className={pip <= reached ? "yes" : undefined} />
				))}
			</span>
			{checked === undefined ? (
				<span className="muted">not checked yet</span>
			) : short ? (
				<span>{checked.level}</span>
			) : (
				<Sentence checked={checked} />
			)}
		</span>
	);
}

function Sentence({ checked }: { readonly checked: Standing }): ReactElement {
	return (
		<span>
			{provenBy(checked)} <span className="muted">{stillOpen(checked)}</span>{" "}
			<a href={links.docs("checks")}>How we check</a>
		</span>
	);
}
