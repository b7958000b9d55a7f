import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import type { Docs } from "../../docs/docs.ts";
import { type DocsHit, searchDocs, wordsThatMatch } from "../../docs/search.ts";
import { Tree } from "./Tree.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";

interface SearchViewProps {
	readonly text: string;
	readonly docs: Docs;
}

/** The sections of the docs that match a search, each with an excerpt. */
export function SearchView({ text, docs }: SearchViewProps): ReactElement {
	const hits = searchDocs(docs.sections, text);
	return (
		<div className="docs">
			<Tree pages={docs.pages} text={text} />
			<article>
				<Heading level={1} id="in-the-docs">
					In the docs: “<Isolated text={text} />”
				</Heading>
				{hits.length === 0 ? (
					<Nothing text={text} docs={docs} />
				) : (
					<>
						<p className="muted">{hits.length === 1 ? "1 section" : `${hits.length} sections`}</p>
						<ol className="docs-hits">
							{hits.map((hit) => (
								<Hit key={hit.section.href} hit={hit} />
							))}
						</ol>
					</>
				)}
			</article>
		</div>
	);
}

function Hit({ hit: { section, excerpt } }: { readonly hit: DocsHit }): ReactElement {
	return (
		<li>
			<p>
				<a href={section.href}>{section.heading}</a>
				{!section.isWhole && <span className="muted">{section.page.title}</span>}
			</p>
			<p>{excerpt.map(({ at, text, marked }) => (marked ? <mark key={at}>{text}</mark> : text))}</p>
		</li>
	);
}

/** Shown if nothing matches, with a search for each single word. */
function Nothing({ text, docs }: SearchViewProps): ReactElement {
	const words = wordsThatMatch(docs.sections, text);
	return (
		<div className="docs-nothing">
			<p>No section matches{words.length > 0 ? " all of these words" : ""}.</p>
			{words.length > 0 && (
				<ul>
					{words.map((word) => (
						<li key={word}>
							<a href={links.docs("", { q: word })}>Only “{word}”</a>
						</li>
					))}
				</ul>
			)}
			<p>
				All pages of the docs are listed with the search field. To search models, use{" "}
				<a href={links.models({ q: text })}>the list of models</a>.
			</p>
		</div>
	);
}
