import { fileEndings, installCommands, libraries, type Library, taskName, whyNoCode } from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import { exact, UNKNOWN } from "../../base/numbers.ts";
import type { Counts } from "../../data/counts.ts";
import { levelsOf, reasonsOf } from "../../data/libraryChecks.ts";
import type { FilterCell, FilterItem, FilterListProps } from "../../ui/lists/filterShapes.ts";

const alphabet = new Intl.Collator("en");

/** Most libraries that are shown with all columns until a text is typed. */
const MOST_IN_FULL = 40;

/** The field of the address that leaves out libraries without code. */
export const CODE = "code";

/** What the address asks for. */
export interface LibraryQuery {
	readonly text: string;
	readonly onlyCode: boolean;
}

/**
 * The libraries as a filtered list: those with code first, most used first; by name and without counts if the index is
 * unavailable.
 */
export function libraryList(counts: Counts | undefined, { text, onlyCode }: LibraryQuery): FilterListProps {
	const models = ({ key }: Library): number => counts?.libraries.get(key) ?? 0;
	const ordered = libraries.toSorted((a, b) => models(b) - models(a) || alphabet.compare(a.prettyLabel, b.prettyLabel));
	const { coded = [], others = [] } = Object.groupBy(ordered, ({ snippets }) => (snippets ? "coded" : "others"));
	const [inFull, further] = apart(coded, counts);
	const itemOf = (library: Library): FilterItem => libraryItem(library, counts && models(library));
	return {
		action: links.libraries(),
		label: "Filter the libraries",
		placeholder: "Name, package, task or file ending (.keras)",
		query: text,
		box: { name: CODE, label: "Only with loading code", checked: onlyCode },
		nouns: ["library", "libraries"],
		columns: [
			{ label: "Library" },
			{ label: "What it is", narrow: "under" },
			{ label: "Install", narrow: "under" },
			{ label: "Code, and why not all of it was run", narrow: "under" },
			{ label: "Models", number: true },
		],
		groups: [
			{ id: "libraries", items: inFull.map(itemOf) },
			{ id: "further", label: "More with loading code", brief: "unfiltered", items: byName(further).map(itemOf) },
			{
				id: "no-code",
				label: "Without loading code",
				brief: "always",
				optional: true,
				items: byName(others).map(itemOf),
			},
		],
	};
}

/** The most used libraries, and the others; all are the former if it is unknown how much they are used. */
function apart(
	coded: readonly Library[],
	counts: Counts | undefined,
): readonly [inFull: readonly Library[], further: readonly Library[]] {
	if (counts === undefined) return [coded, []];
	const used = coded.filter(({ key }) => counts.libraries.has(key)).length;
	const most = Math.min(used, MOST_IN_FULL) || MOST_IN_FULL;
	return [coded.slice(0, most), coded.slice(most)];
}

function byName(some: readonly Library[]): readonly Library[] {
	return some.toSorted((a, b) => alphabet.compare(a.prettyLabel, b.prettyLabel));
}

function libraryItem(library: Library, models: number | undefined): FilterItem {
	const [install] = installCommands(library);
	return {
		key: library.key,
		href: links.library(library.key),
		label: library.prettyLabel,
		words: `${library.summary} ${library.repoName} ${install ?? ""} ${library.tasks.map((id) => taskName(id).name).join(" ")}`,
		endings: fileEndings(library),
		cells: [
			{ kind: "muted", text: library.summary },
			install === undefined ? { kind: "muted", text: UNKNOWN } : { kind: "code", text: install },
			levelsCell(library),
			{ kind: "number", text: models === undefined ? UNKNOWN : exact(models) },
		],
	};
}

/** The check levels of a library's snippets, and why some were not run. */
function levelsCell({ key, snippets }: Library): FilterCell {
	const levels = levelsOf(key);
	if (levels.length === 0) return { kind: "muted", text: snippets ? "not checked yet" : (whyNoCode(key)?.why ?? "") };
	const [reason = "", ...others] = reasonsOf(key);
	const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
	return {
		kind: "levels",
		text: reason + more,
		levels,
		...(others.length > 0 && { title: [reason, ...others].join("\n") }),
	};
}
