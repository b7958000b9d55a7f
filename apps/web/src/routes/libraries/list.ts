import { installCommands, libraries, type Library, taskName } from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import type { Counts } from "../../data/counts.ts";
import { exampleLevel } from "../../data/defaultCode.ts";
import type { FilterCell, FilterItem, FilterListProps } from "../../ui/lists/filterShapes.ts";
import { levelsOf, reasonsOf } from "../../data/libraryChecks.ts";
import { exact, UNKNOWN } from "../../base/numbers.ts";

const alphabet = new Intl.Collator("en");

/** The libraries as a filtered list, the most used first; by name and without counts if the index is unavailable. */
export function libraryList(counts: Counts | undefined, query: string): FilterListProps {
	const models = ({ key }: Library): number => counts?.libraries.get(key) ?? 0;
	const ordered = libraries.toSorted((a, b) => models(b) - models(a) || alphabet.compare(a.prettyLabel, b.prettyLabel));
	return {
		action: links.libraries(),
		label: "Filter the libraries",
		placeholder: "Filter by name, package or task",
		query,
		nouns: ["library", "libraries"],
		columns: [
			{ label: "Library" },
			{ label: "Install", narrow: "under" },
			{ label: "Snippets by check level", narrow: "under" },
			{ label: "Why not all were run", narrow: "gone" },
			{ label: "Models", number: true },
		],
		groups: [{ id: "libraries", items: ordered.map((library) => libraryItem(library, counts && models(library))) }],
	};
}

function libraryItem(library: Library, models: number | undefined): FilterItem {
	const [install] = installCommands(library);
	return {
		key: library.key,
		href: links.library(library.key),
		label: library.prettyLabel,
		words: `${library.repoName} ${install ?? ""} ${library.tasks.map((id) => taskName(id).name).join(" ")}`,
		cells: [
			install === undefined ? { kind: "muted", text: UNKNOWN } : { kind: "code", text: install },
			...checkedCells(library),
			{ kind: "number", text: models === undefined ? UNKNOWN : exact(models) },
		],
	};
}

/** The check levels of a library's snippets, and why some were not run. */
function checkedCells({ key, snippets }: Library): readonly [levels: FilterCell, reasons: FilterCell] {
	if (snippets === undefined)
		return [
			{ kind: "muted", text: "none yet" },
			{ kind: "muted", text: "" },
		];
	const levels = levelsOf(key);
	const code = exampleLevel(key);
	const [reason = "", ...others] = reasonsOf(key);
	const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
	return [
		levels === "" ? { kind: "muted", text: "not checked yet" } : { kind: "text", text: levels, ...(code && { code }) },
		{ kind: "muted", text: reason + more, ...(others.length > 0 && { title: [reason, ...others].join("\n") }) },
	];
}
