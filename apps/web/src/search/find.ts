import { isTask, taskName } from "@vitrine/catalogue";
import type { IndexReader } from "@vitrine/search";
import { links } from "../base/links.ts";
import { labelOf } from "../facts/facetLabels.ts";
import type { Fit } from "../hardware/fit.ts";
import type { Site } from "../site/site.ts";
import { answersFor } from "./answering/answers.ts";
import { chipsOf } from "./answering/chips.ts";
import { comparison, searchFor } from "./answering/compare.ts";
import { endingAsked, libraryAnswers } from "./answering/endings.ts";
import { feedAnswer } from "./answering/feed.ts";
import { filtersOf, listOf, queryOf } from "./reading/filters.ts";
import { labelOfMeaning } from "./reading/labels.ts";
import { type FilterMeaning, isLookedUp, isMine, type Read } from "./reading/meanings.ts";
import { searchable } from "./answering/models.ts";
import { notesOf } from "./answering/notes.ts";
import { quantizationAnswers } from "./answering/quantized.ts";
import { settle, type Settled } from "./answering/settle.ts";
import type { Found, Note, Way } from "./shapes.ts";
import { readersOf } from "./site.ts";
import { waysOut } from "./answering/waysOut.ts";
import { bounded } from "./reading/words.ts";

interface Asked {
	readonly typed: string;
	/** Models to return. */
	readonly limit: number;
	readonly machine?: Fit | undefined;
}

/** Where to look if nothing is near. */
const ANYWHERE: readonly Way[] = [
	{ label: "All models", href: links.models() },
	{ label: "All tasks", href: links.tasks() },
];

/** The pages of tasks that no model here has, and of providers that none names: they serve models by task. */
function pageWays({ facets: { task = [], provider = [] } }: ReturnType<typeof filtersOf>): readonly Way[] {
	return [
		...task.filter(isTask).map((id) => ({ label: `What ${taskName(id).name} is`, href: links.task(id) })),
		...provider.map((id) => ({ label: labelOf("provider", id).label, href: links.provider(id) })),
	];
}

/** Finds what a text asks for. Any text has an answer: what cannot be read or found is in the notes and the ways. */
export async function findAll(site: Pick<Site, "store" | "config">, asked: Asked): Promise<Found> {
	const { index } = site.store;
	const readers = readersOf(site.config);
	const ending = endingAsked(asked.typed);
	const settled = await settle(
		{ store: site.store, readers, machine: asked.machine, now: site.config.now() },
		ending ?? asked.typed,
	);
	const compared = await comparison(index, settled.text);
	if (compared && compared.models.length > 0) return comparisonFound(settled, compared, asked.limit);
	return foundBy(site, asked, settled, ending, compared?.notes ?? []);
}

/** What a settled text finds: models, answers and, where no model matches, other ways. `ending` is the file ending asked for. */
async function foundBy(
	site: Pick<Site, "store" | "config">,
	asked: Asked,
	settled: Settled,
	ending: string | undefined,
	notes: readonly Note[],
): Promise<Found> {
	const { index } = site.store;
	const filters = filtersOf(settled.filters);
	const query = queryOf(searchable(settled.words), filters, settled.ids);
	const [{ rows, total }, { answers, isSure }] = await Promise.all([
		index.search({ ...query, limit: asked.limit }),
		ending === undefined ? answersTo(site, settled) : readersFound(index, ending),
	]);
	return {
		text: ending === undefined ? settled.text : bounded(asked.typed).text,
		chips: chipsOf(settled.text, readIn(settled)),
		notes: [...notesOf(settled), ...notes],
		answers,
		isSure,
		models: rows.map(({ record }) => record),
		total,
		list: { label: listLabel(settled), href: listOf(settled.typedWords, filters), count: total },
		...(filters.fit && { fit: filters.fit }),
		...(settled.unknown.some(isMine) && { wantsMachine: true }),
		ways: [...otherReading(settled), ...(total === 0 ? await waysFor(index, settled, filters) : [])],
	};
}

/** All that was read in a text, each of which is a chip. */
const readIn = ({ filters, unknown, code, feed }: Settled): readonly Read[] => [
	...filters,
	...unknown,
	...code,
	...(feed ? [feed] : []),
];

/** Where to go from a text that matches no model. */
async function waysFor(
	index: IndexReader,
	settled: Settled,
	filters: ReturnType<typeof filtersOf>,
): Promise<readonly Way[]> {
	const ways = await waysOut(index, settled);
	return ways.length > 0 ? ways : [...pageWays(filters), ...ANYWHERE];
}

/** A feed, quantizations that fit, or code. */
async function answersTo(site: Pick<Site, "store" | "config">, settled: Settled): ReturnType<typeof answersFor> {
	const feed = feedAnswer(settled);
	const answers = feed ? [feed] : await quantizationAnswers(site.store.index, settled);
	return answers.length > 0 ? { answers, isSure: true } : answersFor(site, settled);
}

async function readersFound(index: IndexReader, ending: string): ReturnType<typeof answersFor> {
	return { answers: await libraryAnswers(index, ending), isSure: true };
}

function comparisonFound(
	settled: Settled,
	{ names, answer, models, notes }: NonNullable<Awaited<ReturnType<typeof comparison>>>,
	limit: number,
): Found {
	const [list = { label: "All models", href: links.models() }, ...ways] = names.map(searchFor);
	return {
		text: settled.text,
		chips: [],
		notes,
		answers: answer ? [answer] : [],
		isSure: true,
		models: models.slice(0, limit),
		total: models.length,
		list,
		ways,
	};
}

/** `All models: mit licence, fits 8 GB`, `All models for “whisper”`. */
function listLabel({ typedWords, filters }: Settled): string {
	const parts = filters.map(({ meaning }) => labelOfMeaning(meaning));
	if (parts.length === 0) return typedWords === "" ? "All models" : `All models for “${typedWords}”`;
	return `All models: ${[...(typedWords === "" ? [] : [`“${typedWords}”`]), ...parts].join(", ")}`;
}

/** The filters that words would be if they were not part of a name. */
function otherReading({ other, filters }: Settled): readonly Way[] {
	if (other === undefined || other.filters.length === filters.length) return [];
	const { typedWords, filters: reads } = other;
	if (reads.some(({ meaning }) => isLookedUp(meaning))) return [];
	return reads.length === 0 ? [] : [{ label: readingLabel(reads), href: listOf(typedWords, filtersOf(reads)) }];
}

/** `Use “mit” as a filter: mit licence`. */
function readingLabel(reads: readonly Read<FilterMeaning>[]): string {
	const typed = reads.map((read) => `“${read.typed}”`).join(" and ");
	const meant = reads.map(({ meaning }) => labelOfMeaning(meaning)).join(", ");
	return `Use ${typed} as ${reads.length === 1 ? "a filter" : "filters"}: ${meant}`;
}
