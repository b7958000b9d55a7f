import type { Standing } from "@vitrine/verify";
import { highlight } from "../../highlight/highlight.ts";
import { doubtOf } from "./doubt.ts";
import type { Block } from "./view.ts";

interface Contents {
	readonly key: string;
	readonly title: string;
	readonly code: string;
	readonly language: string;
	/** The id of the model, which stands out in the code. */
	readonly id: string;
	readonly checked: Standing | undefined;
}

/** A block of code, highlighted, with what to know before it is copied. */
export const codeBlock = ({
	key,
	title,
	code,
	language,
	id,
	checked,
}: Contents): Extract<Block, { readonly type: "code" }> => ({
	type: "code",
	key,
	title,
	html: highlight(code, language, id),
	checked,
	...doubtOf(code, id),
});
