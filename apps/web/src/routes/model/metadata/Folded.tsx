import type { ReactElement } from "react";
import { highlight } from "../../../highlight/highlight.ts";
import { CodeBlock } from "../../../ui/text/CodeBlock.tsx";
import { exact } from "../../../base/numbers.ts";

interface FoldedProps {
	readonly text: string;
	readonly language: string;
	/** What it is, and in which language. */
	readonly label: string;
}

/** Lines that are shown unasked, and characters that are shown at all. */
const OPEN = 30;
const LONGEST = 200_000;

/** A text; a long one is folded until it is wanted. */
export function Folded({ text, language, label }: FoldedProps): ReactElement {
	const lines = text.split("\n").length;
	const shown = text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text;
	const block = <CodeBlock html={highlight(shown, language)} label={label} />;
	if (lines <= OPEN) return block;
	return (
		<details>
			<summary>{exact(lines)} lines</summary>
			{block}
			{shown !== text && <p className="muted small after">The text goes on: it is too long to show whole.</p>}
		</details>
	);
}
