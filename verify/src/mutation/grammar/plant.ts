import { createHash } from "node:crypto";
import type { Stage } from "../../check.ts";
import type { Subject } from "../../subject.ts";
import { GRAMMAR, type GrammarDefect } from "./defects.ts";
import { type Context, replaced, type Site } from "./site.ts";
import { sitesOf } from "./sites.ts";

/** A snippet with a defect of the grammar. */
export interface Planted {
	readonly defect: string;
	/** What was there, and what is there now. */
	readonly change: string;
	readonly subject: Subject;
	readonly original: Subject;
}

/** How many defects are planted for one stage and seed. */
const A_SEED = 30;

/** Among how many snippets, drawn by the seed. */
const AMONG = 400;

/**
 * Plants defects of a stage in snippets, at most one in each; which ones depends only on the seed and on the snippets. The
 * kinds of defects take turns, so that a rare one is planted as often as a common one.
 */
export async function plant(stage: Stage, subjects: readonly Subject[], seed: number): Promise<readonly Planted[]> {
	const own = byHash(subjects, ({ id }) => id, seed).slice(0, AMONG);
	const sites = await sitesOf(own);
	const named = namesByModule(sites);
	const open = new Map(own.map((subject) => [subject.id, subject]));
	const kinds = new Set(GRAMMAR.filter(({ stages }) => stages.includes(stage)));
	const planted: Planted[] = [];
	for (let count = -1; planted.length < A_SEED && count !== planted.length;) {
		count = planted.length;
		for (const kind of kinds) {
			const found = planted.length < A_SEED ? firstOf(kind, [...open.values()], sites, named, seed) : undefined;
			if (found === undefined) continue;
			planted.push(found);
			open.delete(found.subject.id);
		}
	}
	return planted;
}

function firstOf(
	kind: GrammarDefect,
	subjects: readonly Subject[],
	sites: ReadonlyMap<Subject, readonly Site[]>,
	named: ReadonlyMap<string, ReadonlySet<string>>,
	seed: number,
): Planted | undefined {
	for (const subject of subjects)
		for (const site of byHash(
			sites.get(subject) ?? [],
			({ at, ranges }) => `${subject.id} ${at} ${ranges.join()}`,
			seed,
		)) {
			const context = contextOf(subject, site, named, seed);
			const by = kind.plant(site, context);
			const text = by === undefined ? subject.text : replaced(subject.text, site, by);
			if (text === subject.text) continue;
			const change = `${site.text} → ${by === "" ? "nothing" : by}`;
			return { defect: kind.name, change, subject: { ...subject, text }, original: subject };
		}
	return undefined;
}

const contextOf = (
	{ id, language, model }: Subject,
	{ at, ranges }: Site,
	named: ReadonlyMap<string, ReadonlySet<string>>,
	seed: number,
): Context => ({
	language,
	pick: numberOf(`${seed} ${id} ${at} ${ranges.join()}`),
	othersIn: (module) => [...(named.get(module) ?? [])],
	files: (model.siblings ?? []).map(({ rfilename }) => rfilename),
});

/** The names that programs import from each module. */
function namesByModule(sites: ReadonlyMap<Subject, readonly Site[]>): ReadonlyMap<string, ReadonlySet<string>> {
	const names = new Map<string, Set<string>>();
	for (const { module, text } of [...sites.values()].flat())
		if (module !== undefined) names.set(module, (names.get(module) ?? new Set()).add(text));
	return names;
}

/** A list in an order that only a seed and the keys of its items decide. */
const byHash = <T>(list: readonly T[], key: (item: T) => string, seed: number): readonly T[] =>
	list
		.map((item) => ({ item, rank: numberOf(`${seed} ${key(item)}`) }))
		.sort((a, b) => a.rank - b.rank)
		.map(({ item }) => item);

const numberOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE();
