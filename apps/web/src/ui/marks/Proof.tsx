import { provenBy, rankOf, stillOpen, type Reached, type Standing } from "@vitrine/verify";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { useAddress } from "../page/address.ts";
import { Isolated } from "../text/Isolated.tsx";

const PIPS = [1, 2, 3] as const;

export interface ProofProps {
	/** The result of the checks; undefined if it passed none. */
	readonly checked: Standing | undefined;
	/** Shows only the level, for the cell of a table. */
	readonly short?: boolean;
}

/** A level as three bars; always used beside its name. */
export function Pips({ level }: { readonly level: Reached | undefined }): ReactElement {
	const reached = rankOf(level === undefined ? {} : { level });
	return (
		<span className="pips" aria-hidden="true">
			{PIPS.map((pip) => (
				<i key={pip} className={pip <= reached ? "yes" : undefined} />
			))}
		</span>
	);
}

/** The check level of a snippet: what checked it, when, and what was not done. */
export function Proof({ checked, short = false }: ProofProps): ReactElement {
	return (
		<span className="proof">
			<Pips level={checked?.level} />
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
	const address = useAddress();
	return (
		<span>
			{provenBy(checked)}{" "}
			<span className="muted">
				<Isolated text={stillOpen(checked)} />
			</span>{" "}
			<a href={address(links.docs("checks"))}>How we check</a>
		</span>
	);
}
