import { shortened } from "@vitrine/model";
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
	/** The address of the whole text, for one that is cut. */
	readonly whole: string;
}

/** The most lines that are shown unfolded. */
const OPEN = 30;
/** Characters that are shown, and up to which they are coloured: a colour takes up to 15 times the bytes of the text. */
const [LONGEST, COLOURED] = [60_000, 20_000];

/** A block of text, folded if it is long. */
export function Folded({ text, language, label, whole }: FoldedProps): ReactElement {
	const lines = text.split("\n").length;
	const start = revealed(shortened(text, LONGEST));
	const shown = shortened(start, LONGEST);
	const html = highlight(shown, shown.length > COLOURED ? "text" : language);
	const block = (
		<>
			<CodeBlock html={html} label={label} />
			{(text.length > LONGEST || shown !== start) && (
				<p className="muted small after">
					Cut after {exact(LONGEST)} characters. <a href={whole}>The whole record, as JSON</a>
				</p>
			)}
		</>
	);
	if (lines <= OPEN) return block;
	return (
		<details>
			<summary>{exact(lines)} lines</summary>
			{block}
		</details>
	);
}
