import type { ReactElement } from "react";

interface Token {
	readonly type: string;
	/** Offsets in the text; `end` is exclusive. */
	readonly start: number;
	readonly end: number;
}

/** A text with marked tokens, each with its type. */
export function DemoTokens({
	text,
	tokens,
}: {
	readonly text: string;
	readonly tokens: readonly Token[];
}): ReactElement {
	const types = [...new Set(tokens.map(({ type }) => type))];
	return (
		<p className="demo-text demo-tokens">
			{pieces(text, tokens).map(({ start, content, type }) =>
				type === undefined ? (
					<span key={start}>{content}</span>
				) : (
					<mark key={start} data-hue={HUES[types.indexOf(type) % HUES.length]}>
						{content}
						<small>{type}</small>
					</mark>
				),
			)}
		</p>
	);
}

/** The colours of types within a text; the name of the type is always shown too. */
const HUES = ["blue", "orange", "green", "indigo", "red", "yellow"] as const;

interface Piece {
	readonly start: number;
	readonly content: string;
	/** Absent between tokens. */
	readonly type?: string;
}

/** Splits a text at its tokens. Of two that overlap, the first is kept. */
export function pieces(text: string, tokens: readonly Token[]): readonly Piece[] {
	const found: Piece[] = [];
	let at = 0;
	for (const { type, start, end } of tokens.toSorted((a, b) => a.start - b.start)) {
		if (start < at || end > text.length) continue;
		if (start > at) found.push({ start: at, content: text.slice(at, start) });
		found.push({ start, content: text.slice(start, end), type });
		at = end;
	}
	if (at < text.length) found.push({ start: at, content: text.slice(at) });
	return found;
}
