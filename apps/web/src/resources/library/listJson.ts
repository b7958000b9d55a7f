import { installCommands, libraries, type Library } from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import type { Counts } from "../../data/counts.ts";

/** Libraries as JSON, all of them unless some are given, by key. */
export function librariesJson(counts: Counts, origin: string, among: readonly Library[] = libraries): object {
	return {
		libraries: among.map((library) => ({
			key: library.key,
			name: library.prettyLabel,
			url: origin + links.library(library.key),
			summary: library.summary,
			install: installCommands(library),
			tasks: library.tasks,
			hasCode: library.snippets !== undefined,
			models: counts.libraries.get(library.key) ?? 0,
		})),
	};
}
