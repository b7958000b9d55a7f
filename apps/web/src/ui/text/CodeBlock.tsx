import type { ReactElement, ReactNode } from "react";
import { CopyButton } from "../controls/Copy.tsx";
import { Scroll } from "./Scroll.tsx";

interface CodeBlockProps {
	/** Highlighted markup from `src/highlight`, escaped there. */
	readonly html: string;
	/** Names the block for those who cannot see it, and for those who can: what is needed to run it. */
	readonly label: string;
	/** Shown in the bar instead of the label. */
	readonly bar?: ReactNode;
}

/** A block of code to copy: one bar that says what it needs, long lines scroll inside. */
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
