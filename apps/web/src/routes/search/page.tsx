import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { exact } from "../../base/numbers.ts";
import { codeLevel } from "../../data/defaultCode.ts";
import { machineOf } from "../../hardware/fit.ts";
import { machineText } from "../../hardware/machine.ts";
import type { Entry, Found } from "../../search/shapes.ts";
import { SearchField } from "../../ui/controls/SearchField.tsx";
import { ModelTable } from "../../ui/lists/ModelTable.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { More } from "../../ui/text/More.tsx";
import { Answers } from "./Answer.tsx";
import { Read } from "./Read.tsx";
import { WayLinks } from "./Ways.tsx";

interface SearchPageProps {
	readonly found: Found;
	readonly pages: readonly Entry[];
}

/** Everything that a text finds: what was understood, the answer, models, and pages. */
export function SearchPage({ found, pages }: SearchPageProps): ReactElement {
	const { text, answers, isSure, fit, wantsMachine } = found;
	const answered = <Answers answers={answers} />;
	return (
		<div
			className="search-page"
			data-machine={fit && machineText(machineOf(fit))}
			data-wants-machine={wantsMachine && ""}
		>
			<section className="split">
				<header>
					<Heading level={1} id="search-results">
						Search
					</Heading>
				</header>
				<div>
					<SearchField id="everything" text={text} />
					<Read found={found} />
				</div>
			</section>
			{text === "" ? (
				<Examples />
			) : (
				<>
					{isSure && answered}
					{pages.length > 0 && <Pages pages={pages} />}
					<Models found={found} />
					{!isSure && answered}
				</>
			)}
		</div>
	);
}

const EXAMPLES = [
	["speech recognition mit 8gb", "filters in words"],
	["gguf 7b", "a format and a size"],
	["by google", "models of an author"],
	["fits rtx 4090", "models for a machine"],
	["llama 3.1 8b groq curl stream", "code"],
	["which library loads a .keras file", "libraries by file ending"],
	["whisper large vs whisper tiny", "a comparison"],
	["hub clients", "pages and docs"],
] as const;

function Examples(): ReactElement {
	return (
		<section className="section split">
			<header>
				<Heading level={2} id="examples">
					Examples
				</Heading>
				<p>
					<More href={links.docs("search")}>How search reads words</More>
				</p>
			</header>
			<ul className="search-links">
				{EXAMPLES.map(([words, what]) => (
					<li key={words}>
						<a href={links.search({ q: words })}>{words}</a> <span className="muted">{what}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function Pages({ pages }: { readonly pages: readonly Entry[] }): ReactElement {
	return (
		<section className="section split">
			<header>
				<Heading level={2} id="pages">
					On this site
				</Heading>
			</header>
			<ul className="search-links">
				{pages.map(({ kind, label, href, note }) => (
					<li key={`${kind} ${href}`}>
						<a href={href}>
							<Isolated text={label} />
						</a>{" "}
						<span className="muted">
							<Isolated text={note ? `${kind} · ${note}` : kind} />
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function Models({ found: { models, total, list, ways, text } }: { readonly found: Found }): ReactElement {
	return (
		<section className="section split">
			<header>
				<Heading level={2} id="models">
					{total === 0 ? "No models match" : total === 1 ? "1 model" : `${exact(total)} models`}
				</Heading>
				{total > 0 && (
					<p>
						<More href={list.href}>
							<Isolated text={list.label} />
						</More>
					</p>
				)}
			</header>
			<div>
				{total > 0 ? (
					<ModelTable models={models} codeLevel={codeLevel} caption={`Models for ${text}`} />
				) : (
					<p>
						No results. Search{" "}
						<a href={links.models({ q: text })}>
							all models for “<Isolated text={text} />”
						</a>
						{ways.length > 0 && ", or:"}
					</p>
				)}
				<WayLinks ways={ways} />
			</div>
		</section>
	);
}
