import { libraries, tasks } from "@vitrine/catalogue";
import { CLIENTS, providers } from "@vitrine/inference";
import { LEVELS } from "@vitrine/verify";
import type { ReactElement } from "react";
import { links } from "../../links.ts";
import { checks } from "../../server/checks.ts";
import { Heading } from "../../ui/Heading.tsx";
import { exact } from "../../ui/numbers.ts";

const LANGUAGES = new Set(CLIENTS.map(({ language }) => language));

/** What there is to copy, in figures counted as the page is drawn, and how far it has been checked. */
export function Standing(): ReactElement {
	const figures = [
		[
			"Libraries with code to load",
			libraries.filter(({ snippets }) => snippets !== undefined).length,
			libraries.length,
		],
		["Tasks written in full", tasks.filter(({ isPlaceholder }) => !isPlaceholder).length, tasks.length],
		["Pairs of provider and task", callsOf(), undefined],
		[`Clients, in ${LANGUAGES.size} languages`, CLIENTS.length, undefined],
	] as const;
	return (
		<section className="section split">
			<header>
				<Heading level={2} id="code">
					Code
				</Heading>
				<p>Every value in it is written as a literal of its language: nothing leaves its quotes.</p>
			</header>
			<div>
				<dl className="standing">
					{figures.map(([label, value, of]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>
								{exact(value)}
								{of !== undefined && <span> of {exact(of)}</span>}
							</dd>
						</div>
					))}
				</dl>
				<ul className="checks">
					<Checked what="load snippets" kind="load" />
					<Checked what="calls" kind="call" />
					<li>
						<a href={links.docs("checks")}>How we check</a>
					</li>
				</ul>
			</div>
		</section>
	);
}

/** How many of the snippets that the checks look at stand at each level, the highest first. */
function Checked({ what, kind }: { readonly what: string; readonly kind: "load" | "call" }): ReactElement {
	const { snippets, at } = checks().tally(kind);
	const levels = LEVELS.toReversed().filter((level) => at[level] > 0);
	return (
		<li>
			{exact(snippets)} {what}: {levels.map((level) => `${exact(at[level])} ${level}`).join(", ")}
		</li>
	);
}

/** Pairs of a provider and a task that it serves. */
function callsOf(): number {
	return providers.reduce((sum, { tasks }) => sum + tasks.length, 0);
}
