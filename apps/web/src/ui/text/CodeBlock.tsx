import type { ReactElement, ReactNode } from "react";
import { CopyButton } from "../controls/Copy.tsx";
import { Scroll } from "./Scroll.tsx";

interface CodeBlockProps {
	/** Highlighted HTML from `src/highlight`, which escapes it. */
	readonly html: string;
	/** Names the block, for screen readers too: its language or what it needs to run. */
	readonly label: string;
	/** Shown in the bar instead of the label. */
	readonly bar?: ReactNode;
}

/** A block of code to copy: a bar with its label, and code that scrolls sideways. */
export function CodeBlock({ html, label, bar }: CodeBlockProps): ReactElement {
	return (
		<figure className="code">
			<figcaption className="bar">
				<span>{bar ?? label}</span>
				<CopyButton plain />
			</figcaption>
			<Scroll label={label}>
				<pre>
					<code data-copied dangerouslySetInnerHTML={{ __html: html }} />
				</pre>
			</Scroll>
		</figure>
	);
}
