import type { ReactElement } from "react";

/** A text of the catalogue; backticks enclose code. */
export function Inline({ text }: { readonly text: string }): ReactElement {
	const parts = text.split("`");
	// With an odd number of backticks, one has no partner.
	if (parts.length % 2 === 0) return <>{text}</>;
	// oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
	return <>{parts.map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</>;
}
