import { revealed } from "@vitrine/code";
import type { ReactElement } from "react";
import { highlight } from "../../../highlight/highlight.ts";
import { CodeBlock } from "../../../ui/text/CodeBlock.tsx";
import { exact } from "../../../base/numbers.ts";

interface FoldedProps {
	readonly text: string;
	readonly language: string;
	/** The label of the block. */
	readonly label: string;
}

/** The most lines that are shown unfolded, and characters that are shown. */
const OPEN = 30;
const LONGEST = 200_000;

/** A block of text, folded if it is long. */
export function Folded({ text, language, label }: FoldedProps): ReactElement {
	const lines = text.split("\n").length;
	const shown = text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text;
	const block = <CodeBlock html={highlight(revealed(shown), language)} label={label} />;
	if (lines <= OPEN) return block;
	return (
		<details>
			<summary>{exact(lines)} lines</summary>
			{block}
			{shown !== text && <p className="muted small after">Cut: the text is too long to show in full.</p>}
		</details>
	);
}
