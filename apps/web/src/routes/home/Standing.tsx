import { libraries, tasks } from "@vitrine/catalogue";
import { CLIENTS, providers } from "@vitrine/inference";
import type { ReactElement } from "react";
import { Heading } from "../../ui/Heading.tsx";
import { exact } from "../../ui/numbers.ts";
import { Proof } from "../../ui/Proof.tsx";

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
				<p className="checks">
					<Proof />
					<span className="muted">A level stands beside a snippet when a check has reached it, and not before.</span>
				</p>
			</div>
		</section>
	);
}

/** Pairs of a provider and a task that it serves. */
function callsOf(): number {
	return providers.reduce((sum, { tasks }) => sum + tasks.length, 0);
}
