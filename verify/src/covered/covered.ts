import { choicesFor, defaultCode, loaderOf, loadSnippets, type Way } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { wayStanding } from "../report/lowered.ts";
import type { Report } from "../report/report.ts";
import { type Amount, Amounts, downloadsOf } from "./amounts.ts";
import type { CodeLevel, Given } from "./given.ts";
import { type Holding, HoldingCount } from "./holding.ts";

/** A record of which only the files are fetched. */
export interface Without {
	readonly id: string;
	readonly downloads: number;
	readonly library?: string;
	readonly task?: string;
}

/** How many records get code, and how far it was checked. */
export interface Coverage {
	readonly all: Amount;
	readonly given: ReadonlyMap<Given, Amount>;
	/** The same for those that are known to hold weights. */
	readonly holding: Holding;
	/** By the level of the code that a page shows first; `not checked` where the report has none. Files are not counted. */
	readonly levels: ReadonlyMap<CodeLevel, Amount>;
	/** By the key of the library or app, the most downloads first. */
	readonly loaders: ReadonlyMap<string, Amount>;
	/** The records without code, the most downloads first. */
	readonly without: readonly Without[];
}

/** Counts what the records are given first. Code that does not read what a repository is known to hold does not count. */
export function coverageOf(records: readonly ModelRecord[], report: Report): Coverage {
	const all = new Amounts<"all">();
	const given = new Amounts<Given>();
	const holding = new HoldingCount();
	const levels = new Amounts<CodeLevel>();
	const loaders = new Amounts<string>();
	const without: Without[] = [];
	for (const record of records) {
		const choices = choicesFor(record);
		const found = defaultCode(record, choices);
		const kind = kindOf(found?.way, record);
		const isCode = found !== undefined && kind !== "files" && kind !== "weights";
		const level = isCode ? (wayStanding(report, found.way, found.code)?.level ?? "not checked") : undefined;
		holding.add(record, choices.contents, kind, level);
		all.add("all", record);
		given.add(kind, record);
		if (level === undefined || found === undefined) {
			without.push(withoutCode(record));
			continue;
		}
		levels.add(level, record);
		loaders.add(found.way.key, record);
	}
	return {
		all: all.of("all"),
		given: given.sorted(),
		holding: holding.found,
		levels: levels.sorted(),
		loaders: loaders.sorted(),
		without: without.toSorted((a, b) => b.downloads - a.downloads || a.id.localeCompare(b.id)),
	};
}

function kindOf(way: Way | undefined, record: ModelRecord): Given {
	if (way !== undefined && way.kind !== "files" && way.fit !== "mismatch") return way.kind;
	const files = loaderOf("files");
	const reads =
		files !== undefined && loadSnippets(files, record).some((one) => "title" in one && one.title === "Weights");
	return reads ? "weights" : "files";
}

function withoutCode(record: ModelRecord): Without {
	const { id, library_name: library, pipeline_tag: task } = record;
	return { id, downloads: downloadsOf(record), ...(library && { library }), ...(task && { task }) };
}
