import type { ModelRecord } from "@vitrine/model";
import { localApps } from "../apps/localApps.ts";
import type { LocalApp } from "../apps/shapes.ts";
import { latest } from "../latest.ts";
import { libraryTags } from "../libraryKeys.ts";
import { libraryOf } from "../libraryOf.ts";
import { libraries } from "../libraries/index.ts";
import { hasCode } from "../loading/hasCode.ts";
import { wellTyped } from "../loading/wellTyped.ts";
import { memoryOf } from "../memory/memoryOf.ts";
import { isCalledAssistant } from "../memory/weights/assistants.ts";
import type { Library } from "../shapes.ts";
import { type Contents, contentsOf } from "./contents/contents.ts";
import { FILES } from "./files/library.ts";
import { fitted } from "./fit.ts";
import { notesOf } from "./notes.ts";
import { rules } from "./rules/index.ts";
import { programOf } from "./rules/programs.ts";
import { withoutCode } from "./rules/stated.ts";
import { servesTask } from "./servesTask.ts";
import { APP_RULES, type RuleName } from "./rules/names.ts";
import type { Facts, Offer, Program, Rule } from "./rules/rule.ts";
import type { AppWay, LibraryWay, Way } from "./ways.ts";

/** What a repository holds, and the ways to use it. */
export interface Choices {
	readonly contents: Contents;
	/** The ways, best first. One is always to fetch the files. */
	readonly ways: readonly Way[];
	/** The way that is offered first: the best for which there is code. */
	readonly first: Way;
	/** What a wrong `library_name`, or a record without a library, should have stated, and why the first of two equal libraries is first. */
	readonly notes: readonly string[];
}

/**
 * The answer that everything else reads: what a repository holds, and the ways to use it. A value of the wrong type counts as absent.
 *
 * @example
 * const model = { id: "acme/demo", library_name: "timm", pipeline_tag: "image-classification", tags: [] };
 * choicesFor(model).ways.map(({ key }) => key)[0]; // "timm"
 */
export const choicesFor: (given: ModelRecord) => Choices = latest((given) => {
	const facts = new RecordFacts(wellTyped(given));
	const ways = ranked(waysOf(facts, rules));
	return {
		contents: facts.contents,
		ways,
		first: firstOf(ways, facts.record),
		get notes() {
			return notesOf(facts.record, ways);
		},
	};
});

/** The facts that rules decide from, each computed when a rule asks for it. */
class RecordFacts implements Facts {
	readonly record: ModelRecord;
	readonly contents: Contents;
	readonly named: Library | undefined;
	#tagged: readonly Library[] | undefined;
	#other: string | undefined | null = null;
	#program: Program | undefined | null = null;
	#assists: boolean | undefined;

	constructor(record: ModelRecord) {
		const stated = libraryOf(record.library_name ?? "");
		this.record = record;
		this.contents = contentsOf(record);
		this.named = stated && isMeant(stated.key, record) ? stated : undefined;
	}

	get tagged(): readonly Library[] {
		return (this.#tagged ??= taggedLibraries(this.record, this.named));
	}

	get other(): string | undefined {
		if (this.#other === null) this.#other = withoutCode(this.record, this.named);
		return this.#other;
	}

	get program(): Program | undefined {
		if (this.#program === null) this.#program = programOf(this.record, this.contents);
		return this.#program;
	}

	get assists(): boolean {
		return (this.#assists ??= isCalledAssistant(this.record) && memoryOf(this.record, this.contents).assists);
	}
}

function taggedLibraries(record: ModelRecord, named: Library | undefined): readonly Library[] {
	const found = libraryTags(record, (tag) => tag !== named?.key && PLACES.has(tag) && isMeant(tag, record));
	if (found.length === 0) return NONE;
	const libraries = [...new Set(found)].toSorted((a, b) => place(a) - place(b)).flatMap((key) => libraryOf(key) ?? []);
	const [forTask, others] = [true, false].map((is) => libraries.filter((one) => servesTask(one, record) === is));
	return [...(forTask ?? []), ...(others ?? [])];
}

/** Whether a name means the library: with EXL3, Trellis is the way of quantizing, and not the maker of 3D objects. */
const isMeant = (key: string, { tags }: Pick<ModelRecord, "tags">): boolean =>
	key !== "trellis" || !tags.includes("exl3");

const NONE: readonly Library[] = [];

const PLACES: ReadonlyMap<string, number> = new Map(libraries.map(({ key }, at) => [key, at]));
const place = (key: string): number => PLACES.get(key) ?? 0;

/** The ways that rules offer, each loader once. */
function waysOf(facts: Facts, table: readonly Rule[]): readonly Way[] {
	const ways: Way[] = [];
	for (const { name, offers } of table)
		for (const offer of offers(facts)) {
			// A loop over a few ways takes less time than a map of them.
			const isKnown = ways.some(({ kind, key }) => kind === offer.kind && key === offer.key);
			const way = isKnown ? undefined : wayOf(offer, facts, name);
			if (way !== undefined) ways.push(way);
		}
	return ways;
}

function wayOf(offer: Offer, facts: Facts, rule: RuleName): Way | undefined {
	const { kind, key, from } = offer;
	const library = kind === "library" ? libraryOf(key) : undefined;
	const { fit, reason } = fitted(offer, facts, library);
	if (kind === "files") return { kind, key, rule, reason, from, fit, library: FILES };
	if (library !== undefined) return { kind: "library", key, rule, reason, from, fit, library };
	const app = kind === "app" ? APPS.get(key) : undefined;
	return app && { kind: "app", key, rule, reason, from, fit, app };
}

const APPS: ReadonlyMap<string, LocalApp> = new Map(localApps.map((app) => [app.key, app]));

/** Libraries without code for the record are known, but not offered first. There is always a way to fetch the files. */
function firstOf(ways: readonly Way[], record: ModelRecord): Way {
	const first = ways.find((way) => way.kind !== "library" || hasCode(way.library, record));
	if (first === undefined) throw new Error('a record has no way at all: the rule "files" is missing');
	return first;
}

/** The ways with a library of `choicesFor` alone, which take less time. */
export function libraryWays(given: ModelRecord): readonly LibraryWay[] {
	const ways = waysOf(new RecordFacts(wellTyped(given)), WITHOUT_APPS);
	return ranked(ways).filter((way) => way.kind === "library");
}

/** The ways with an app of `choicesFor` alone, in no order, which take less time. */
export function appWays(given: ModelRecord): readonly AppWay[] {
	return waysOf(new RecordFacts(wellTyped(given)), WITH_APPS).filter((way) => way.kind === "app");
}

const WITH_APPS = rules.filter(({ name }) => APP_RULES.has(name));

const WITHOUT_APPS = rules.filter(({ name }) => name !== "app-conditions" && name !== "files");

/** Ways that do not fit come last, before them libraries that are gone, and fetching the files; in the order of the rules otherwise. */
function ranked(ways: readonly Way[]): readonly Way[] {
	if (ways.every((way) => rankOf(way) === 0)) return ways;
	return ways.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(way: Way): number {
	if (way.fit === "mismatch") return 3;
	if (way.kind === "library" && way.library.goneSince !== undefined) return 2;
	return way.rule === "files" ? 1 : 0;
}
