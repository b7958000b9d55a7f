import { type AppBlock, appSnippets, type AppWay, appWaysFor } from "@vitrine/catalogue";
import type { SnippetRequest } from "./ask.ts";
import { checkOf } from "./checked.ts";
import type { Attempt, Written } from "./load.ts";

/** For each local app that can open the model, an attempt at its commands or its link. */
export function appAttempts({
	record,
	apps,
	choice,
}: Pick<SnippetRequest, "record" | "apps" | "choice">): readonly Attempt[] {
	const ways = appWaysFor(record).filter(({ key }) => apps?.has(key) ?? true);
	return ways.map((way) => () => appSnippets(way.app, record, choice).map((block) => line(block, way)));
}

function line(block: AppBlock, way: AppWay): Written {
	const app = way.key;
	if ("link" in block) return { line: { kind: "app", language: "text", app, content: block.link } };
	const { title, code } = block;
	return {
		line: { kind: "app", language: "sh", app, ...(title !== undefined && { title }), content: String(code) },
		check: checkOf(way, code),
	};
}
