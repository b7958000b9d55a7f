import { describedFacts, whyNoCode } from "@vitrine/catalogue";
import { standingText, wayStanding } from "@vitrine/verify";
import { links } from "../../base/links.ts";
import { checks } from "../../data/checks.ts";
import { modelJson } from "../model/modelJson.ts";
import type { LibraryData } from "./data.ts";

/** A library's page as JSON; its code is for `example`. */
export function libraryJson(
	{ library, models, mostUsed, example, way, snippets, install }: LibraryData,
	origin: string,
): object {
	const code = snippets.flatMap((snippet) => {
		if (!("code" in snippet)) return [];
		const standing = wayStanding(checks(), way, snippet.code);
		return {
			title: snippet.title,
			language: snippet.code.language,
			text: String(snippet.code),
			level: standing?.level,
			checked: standingText(standing),
		};
	});
	return {
		key: library.key,
		name: library.prettyLabel,
		url: origin + links.library(library.key),
		summary: library.summary,
		facts: describedFacts("library", library),
		repository: library.repoUrl,
		docs: library.docsUrl,
		goneSince: library.goneSince,
		noCode: whyNoCode(library.key),
		install,
		tasks: library.tasks,
		models,
		mostUsed: mostUsed.map((record) => modelJson(record, origin)),
		example: example?.id,
		code,
	};
}
