import { type LoadSnippet, type Way, whyNoCode } from "@vitrine/catalogue";
import { wayStanding } from "@vitrine/verify";
import type { ReactElement } from "react";
import { LANGUAGE_NAMES } from "../../base/languages.ts";
import { highlight } from "../../highlight/highlight.ts";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { EditLink } from "../../ui/page/EditLink.tsx";
import { ModelLink } from "../../ui/lists/ModelRow.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { Proof } from "../../ui/marks/Proof.tsx";
import { checks } from "../../data/checks.ts";
import type { LibraryData } from "../../resources/library/data.ts";

/** Code that loads a model with the library: one of the most downloaded, or the catalogue's example. */
export function LoadCode({ data }: { readonly data: LibraryData }): ReactElement {
	const { library, example, isExample, snippets, way } = data;
	if (library.snippets === undefined) return <NoCode library={library.key} />;
	if (example === undefined || snippets.length === 0)
		return <p>No model in the index names this library, so there is no code to show.</p>;
	return (
		<>
			{isExample ? (
				<p>
					Example model: <code>{example.id}</code>. No model of this index has code for this library.
				</p>
			) : (
				<p>
					For <ModelLink id={example.id} />. Every model’s page has its code.
				</p>
			)}
			{snippets.map((snippet) => (
				<Snippet
					key={"note" in snippet ? snippet.note : String(snippet.code)}
					snippet={snippet}
					way={way}
					id={example.id}
				/>
			))}
		</>
	);
}

/** Why there is no code, what was read, and where to add some. */
function NoCode({ library }: { readonly library: string }): ReactElement {
	const { why, source, day } = whyNoCode(library) ?? {};
	return (
		<>
			<p>{why ?? "No loading code yet."}</p>
			<p className="muted small after">
				{day !== undefined && (source === undefined ? `Looked for on ${day}. ` : `Read in ${source} on ${day}. `)}
				<EditLink source={`packages/catalogue/src/libraries/${library}.ts`} />
			</p>
		</>
	);
}

interface SnippetProps {
	readonly snippet: LoadSnippet;
	readonly way: Way | undefined;
	/** The id of the model. */
	readonly id: string;
}

function Snippet({ snippet, way, id }: SnippetProps): ReactElement {
	if ("note" in snippet) return <Notice>{snippet.note}</Notice>;
	const { code, title } = snippet;
	return (
		<>
			<CodeBlock
				label={title ?? LANGUAGE_NAMES[code.language] ?? code.language}
				html={highlight(String(code), code.language, id)}
			/>
			<p className="after">
				<Proof checked={wayStanding(checks(), way, code)} />
			</p>
		</>
	);
}
