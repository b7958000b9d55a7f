import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import type { Docs } from "../../docs/docs.ts";
import { type DocsHit, searchDocs, wordsThatMatch } from "../../docs/search.ts";
import { Tree } from "./Tree.tsx";

interface SearchViewProps {
	readonly text: string;
	readonly docs: Docs;
}

/** What the docs say of something: sections with a piece of their text, the words that were looked for marked. */
export function SearchView({ text, docs }: SearchViewProps): ReactElement {
	const hits = searchDocs(docs.sections, text);
	return (
		<div className="docs">
			<Tree pages={docs.pages} text={text} />
			<article>
				<Heading level={1}>In the docs: “{text}”</Heading>
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

/** Says so, and offers what each word alone would find. */
function Nothing({ text, docs }: SearchViewProps): ReactElement {
	const words = wordsThatMatch(docs.sections, text);
	return (
		<div className="docs-nothing">
			<p>No section has {words.length > 0 ? "all of these words" : "that"}.</p>
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
				All pages of the docs are listed with the search field. Models are searched{" "}
				<a href={links.models({ q: text })}>in their own list</a>.
			</p>
		</div>
	);
}
