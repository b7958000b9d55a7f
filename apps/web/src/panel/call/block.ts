import {
	type Call,
	type CallOptions,
	type CallSnippet,
	isRefusal,
	nameNote,
	plan,
	snippetsFor,
} from "@vitrine/inference";
import { callStanding, type Report } from "@vitrine/verify";
import { markLines, newLines } from "../../highlight/lines.ts";
import type { Block } from "../shapes/view.ts";
import { needsOf } from "./needs.ts";
import { codeBlock } from "../shapes/codeBlock.ts";

/** The block of a call's code, with the lines marked that differ from the code with the plain options. */
export function blockOf(call: Call, chosen: CallSnippet, options: CallOptions, report: Report): Block {
	const plain = plainSnippet(call, chosen, options);
	const note = nameNote(call, chosen);
	const lines = plain ? newLines(chosen.content, plain.content) : new Set<number>();
	const block = codeBlock({
		key: `${chosen.language}/${chosen.client}`,
		title: needsOf(call, chosen),
		code: chosen.content,
		language: chosen.language,
		id: call.model.id,
		checked: callStanding(report, call, chosen),
	});
	return { ...block, html: markLines(block.html, lines), ...(note !== undefined && { note }) };
}

/** The same snippet without any options. */
function plainSnippet({ model }: Call, chosen: CallSnippet, options: CallOptions): CallSnippet | undefined {
	const plain = options.provider === undefined ? undefined : plan(model, options);
	if (!plain || isRefusal(plain)) return undefined;
	const [snippet] = snippetsFor(plain, ({ language, name }) => language === chosen.language && name === chosen.client);
	return snippet && !isRefusal(snippet) ? snippet : undefined;
}
