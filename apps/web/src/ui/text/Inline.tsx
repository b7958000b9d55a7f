import type { ReactElement } from "react";

/** A text of the catalogue, in which backticks enclose code. */
export function Inline({ text }: { readonly text: string }): ReactElement {
	const parts = text.split("`");
	// An odd number of backticks encloses nothing.
	if (parts.length % 2 === 0) return <>{text}</>;
	// oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change places
	return <>{parts.map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</>;
}
