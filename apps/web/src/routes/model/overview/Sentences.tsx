import type { ReactElement } from "react";
import { Isolated } from "../../../ui/text/Isolated.tsx";
import type { Piece, Sentence } from "./sentence.ts";

/** Sentences as a paragraph. */
export function Sentences({ sentences }: { readonly sentences: readonly Sentence[] }): ReactElement {
	return (
		<p className="lead">
			{sentences.map((sentence, at) => (
				// oxlint-disable-next-line react/no-array-index-key -- sentences are never reordered
				<span key={at}>
					{at > 0 && " "}
					{sentence.map((piece, place) => (
						// oxlint-disable-next-line react/no-array-index-key -- nor are their parts
						<Part key={place} piece={piece} />
					))}
				</span>
			))}
		</p>
	);
}

function Part({ piece }: { readonly piece: Piece }): ReactElement {
	if (typeof piece === "string") return <>{piece}</>;
	const { text, href, isOutside, isName } = piece;
	const shown = <Isolated text={text} as={isName ? "name" : "prose"} />;
	if (href === undefined) return isName ? <b>{shown}</b> : shown;
	return (
		<a href={href} rel={isOutside ? "nofollow noopener" : undefined}>
			{shown}
		</a>
	);
}
