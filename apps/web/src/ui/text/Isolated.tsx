import { hexOf, piecesOf, type ReadAs } from "@vitrine/code";
import type { ReactElement } from "react";

interface IsolatedProps {
	/** Untrusted text. */
	readonly text: string;
	/** An id, a file name or code, in which every hidden character is shown; prose unless given. */
	readonly as?: ReadAs;
}

/**
 * Untrusted text on one line of a page: its direction is its own and does not reorder the text around it, and characters that
 * readers cannot see are shown as their code points.
 */
export function Isolated({ text, as = "prose" }: IsolatedProps): ReactElement {
	return (
		<bdi>
			{piecesOf(text, as).map((piece, at) =>
				// oxlint-disable-next-line react/no-array-index-key -- the pieces of a text are never reordered
				typeof piece === "string" ? piece : <CodePoint key={at} codePoint={piece} />,
			)}
		</bdi>
	);
}

function CodePoint({ codePoint }: { readonly codePoint: number }): ReactElement {
	return (
		<span className="code-point" title="A character that is invisible or reorders text">
			{hexOf(codePoint)}
		</span>
	);
}
