import { installCommands, libraries } from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import type { Counts } from "../../data/counts.ts";

/** All libraries as JSON, by key. */
export function librariesJson(counts: Counts, origin: string): object {
	return {
		libraries: libraries.map((library) => ({
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
