import { libraries } from "@vitrine/catalogue";
import { CLIENTS } from "@vitrine/inference";
import { type Level, LEVELS, type Tally } from "@vitrine/verify";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Counts } from "../../data/counts.ts";
import { checks } from "../../data/checks.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import { More } from "../../ui/text/More.tsx";
import { day, exact } from "../../base/numbers.ts";
import { Pips } from "../../ui/marks/Proof.tsx";
import { ProofMatrix } from "./ProofMatrix.tsx";

/** The check levels of the code, counted from the report. */
export function Standing({ counts }: { readonly counts: Counts | undefined }): ReactElement {
	const { tally, rows } = checks();
	const latest = rows.reduce((last, { date }) => (date > last ? date : last), "");
	return (
		<section className="section split">
			<header>
				<Heading level={2} id="code">
					Checked code
				</Heading>
				<p>Every snippet shows its check level: what was done to test it, and no more.</p>
				<p>
					<More href={links.docs("checks")}>How we check</More>
				</p>
			</header>
			<div>
				<div className="standings">
					<Levels id="code-load" what="snippets to install and load models" tally={tally("load")} />
					<Levels id="code-calls" what="calls" tally={tally("call")} />
				</div>
				{counts && <ProofMatrix counts={counts} />}
				<p className="reach">
					{reach()}
					{latest !== "" && ` Last checked ${day(new Date(latest))}.`}
				</p>
			</div>
		</section>
	);
}

interface LevelsProps {
	readonly id: string;
	readonly what: string;
	readonly tally: Tally;
}

/** Code of one kind: the number of snippets, and how many reached each level, the highest first. */
function Levels({ id, what, tally: { snippets, at } }: LevelsProps): ReactElement {
	const levels = LEVELS.toReversed().filter((level) => at[level] > 0);
	const open = snippets - levels.reduce((sum, level) => sum + at[level], 0);
	return (
		<div>
			<Heading level={3} id={id}>
				{`${exact(snippets)} ${what}`}
			</Heading>
			<dl className="standing">
				{levels.map((level) => (
					<Figure key={level} level={level} count={at[level]} label={LABELS[level]} />
				))}
				{open > 0 && <Figure level={undefined} count={open} label="not checked yet" />}
			</dl>
		</div>
	);
}

interface FigureProps {
	readonly level: Level | undefined;
	readonly count: number;
	readonly label: string;
}

function Figure({ level, count, label }: FigureProps): ReactElement {
	return (
		<div>
			<dt>
				<Pips level={level} /> {label}
			</dt>
			<dd>{exact(count)}</dd>
		</div>
	);
}

/** The labels of the levels. */
const LABELS: Readonly<Record<Level, string>> = {
	parsed: "parsed",
	typed: "type-checked",
	"commands checked": "commands checked",
	"request checked": "requests checked",
	run: "run on a test model",
};

function reach(): string {
	const loading = libraries.filter(({ snippets }) => snippets !== undefined).length;
	const languages = new Set(CLIENTS.map(({ language }) => language)).size;
	return (
		`${exact(loading)} of ${exact(libraries.length)} libraries have code to load a model; ` +
		`calls are written for ${exact(CLIENTS.length)} clients in ${exact(languages)} languages.`
	);
}
