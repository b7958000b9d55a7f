import { provenBy, stillOpen } from "@vitrine/verify";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { day } from "../../base/numbers.ts";
import type { Evidence } from "../../data/evidence.ts";
import { LevelBar } from "../../ui/marks/LevelBar.tsx";
import { Pips } from "../../ui/marks/Proof.tsx";
import { clauseOf, levelsOf, sentenceStart } from "../../data/libraryChecks.ts";
import { matrixOf, type MatrixRow } from "./matrix.ts";
import { ProofMatrix, RowName } from "./ProofMatrix.tsx";

interface ChecksProps {
	/** The key of the library. */
	readonly library: string;
	readonly evidence: readonly Evidence[];
}

/** The check levels of a library's code by task, and what was done with each piece, when, and what was not. */
export function Checks({ library, evidence }: ChecksProps): ReactElement {
	if (evidence.length === 0) return <p>None of its code has been checked yet.</p>;
	const matrix = matrixOf(evidence);
	return (
		<>
			<p>
				<LevelBar counts={levelsOf(library)} /> <a href={links.docs("checks")}>How we check</a>
			</p>
			<ProofMatrix matrix={matrix} />
			<details className="evidence" open={evidence.length <= FEW || undefined}>
				<summary>What was checked, and when</summary>
				{matrix.rows.map((row) => (
					<Row key={row.id} row={row} />
				))}
			</details>
		</>
	);
}

/** So many pieces of evidence are shown unfolded. */
const FEW = 8;

/** The evidence of a row of the matrix. Its id is inside what folds, so that a link to it opens that. */
function Row({ row }: { readonly row: MatrixRow }): ReactElement {
	return (
		<div className="of-task" id={row.id}>
			<p>
				<RowName row={row} />
			</p>
			<ul>
				{row.evidence.map((one) => (
					<li key={one.id}>
						<Pips level={one.level} />
						<span>
							<b>{row.isInstall ? one.model : `${one.kind}: ${one.model}`}</b> <Sentence evidence={one} />
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** What was done with a piece of code, on what and when, and what was not done and why. */
function Sentence({ evidence }: { readonly evidence: Evidence }): ReactElement {
	const { level, date, reasons = {} } = evidence;
	if (level === undefined) {
		const why = reasons.run ?? reasons.typed ?? reasons["commands checked"];
		return (
			<span className="muted">
				No check had passed by {day(new Date(date))}.{why !== undefined && ` ${sentenceStart(clauseOf(why))}.`}
			</span>
		);
	}
	const standing = { ...evidence, level };
	return (
		<span className="muted">
			{provenBy(standing)} {stillOpen(standing)}
		</span>
	);
}
