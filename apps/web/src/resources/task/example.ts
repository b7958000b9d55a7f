import { type Choices, choicesFor, libraries, loadSnippets, type TaskInfo, taskNames } from "@vitrine/catalogue";
import { CodeError } from "@vitrine/code";
import { isGated, licences, type ModelRecord, parameterCount } from "@vitrine/model";
import type { IndexReader, Query } from "@vitrine/search";
import { KeptAnswers } from "../../data/keptAnswers.ts";

/** Models of a question that are looked at, and the classes of small ones. */
const TRIED = 12;
const SMALL_CLASSES = ["under-1b", "1b-3b"];

/** Parameters of a model that an ordinary machine runs. */
const SMALL = 4e9;

/**
 * The model whose code stands for a task, on its page and in the list of tasks: one with code, open, whose library is certain, chosen for the task or
 * the operator's own, small, under an open licence and of this index, as far as there is such a model. Of equals, a recommended one comes first, then
 * the most used. Undefined if no known model names the task.
 */
export async function taskExample(index: IndexReader, info: TaskInfo): Promise<ModelRecord | undefined> {
	return (await kept.get(index, async () => ({ record: await bestFor(index, info) }), info)).record;
}

/** Examples by task: the code of a dozen models is tried for one. */
const kept = new KeptAnswers<{ readonly record: ModelRecord | undefined }>(taskNames.length);

async function bestFor(index: IndexReader, info: TaskInfo): Promise<ModelRecord | undefined> {
	const scored: Scored[] = [];
	const example = info.example && ((await index.get(info.example.id))?.record ?? info.example);
	for (const read of [recommended, small, mostUsed]) {
		const found = await read(index, info);
		scored.push(...found.map((record) => ({ record, score: scoreOf(record, read === recommended) })));
		const best = bestOf(scored);
		if (best?.score === PERFECT) return best.record;
	}
	if (scored.every(({ score }) => score < WITH_CODE)) {
		const liked = await mostLiked(index, info);
		if (liked) scored.push({ record: liked, score: scoreOf(liked, false) });
	}
	if (example) scored.push({ record: example, score: scoreOf(example, true, info.example) });
	return bestOf(scored)?.record;
}

type Read = (index: IndexReader, info: TaskInfo) => Promise<readonly ModelRecord[]>;

const recommended: Read = async (index, { widgetModels, models }) => {
	const ids = [...new Set([...widgetModels, ...models.map(({ id }) => id)])];
	const rows = await Promise.all(ids.map((id) => index.get(id)));
	return rows.flatMap((row) => row?.record ?? []);
};

const small: Read = (index, { id }) =>
	found(index, { filters: { task: [id], size: SMALL_CLASSES }, sort: "downloads", limit: TRIED });

const mostUsed: Read = (index, { id }) => found(index, { filters: { task: [id] }, sort: "downloads", limit: TRIED });

/**
 * The most liked model of the task that a library of its page has code for; if there is no such library, of the
 * library with code that most models of the task name.
 */
async function mostLiked(index: IndexReader, info: TaskInfo): Promise<ModelRecord | undefined> {
	const withCode = libraries.filter(({ snippets }) => snippets).map(({ key }) => key);
	const ofPage = withCode.filter((key) => info.libraries.includes(key));
	const library = ofPage.length > 0 ? ofPage : (await byUse(index, info, new Set(withCode))).slice(0, 1);
	if (library.length === 0) return undefined;
	const [liked] = await found(index, { filters: { task: [info.id], library }, sort: "likes", limit: 1 });
	return liked;
}

async function byUse(index: IndexReader, { id }: TaskInfo, keys: ReadonlySet<string>): Promise<readonly string[]> {
	const { facets } = await index.search({ filters: { task: [id] }, limit: 1, facets: ["library"] });
	const known = (facets.library ?? []).filter(({ value }) => keys.has(value));
	return known.toSorted((a, b) => b.count - a.count).map(({ value }) => value);
}

async function found(index: IndexReader, query: Query): Promise<readonly ModelRecord[]> {
	return (await index.search(query)).rows.map(({ record }) => record);
}

interface Scored {
	readonly record: ModelRecord;
	readonly score: number;
}

/** The first with the highest score. */
function bestOf(scored: readonly Scored[]): Scored | undefined {
	return scored.toSorted((a, b) => b.score - a.score)[0];
}

/** Each criterion outweighs all that follow it. The example of the catalogue was chosen for its size and licence. */
function scoreOf(record: ModelRecord, isChosen: boolean, example?: ModelRecord): number {
	const parameters = parameterCount(record);
	const choices = choicesFor(record);
	const isExample = record.id === example?.id;
	const criteria = [
		hasCode(record, choices),
		!isGated(record),
		choices.first.fit === "fits",
		isChosen || isOwn(record),
		isExample || (parameters !== undefined && parameters <= SMALL),
		isExample || licences(record).some((licence) => OPEN.test(licence)),
		record !== example,
	];
	return criteria.reduce((score, meets) => 2 * score + Number(meets), 0);
}

/** Whether an operator published a model: hubs count the downloads of theirs, among which any model may be the first of its task. */
const isOwn = ({ downloads }: ModelRecord): boolean => downloads === undefined;

/** The least score of a model with code, and that of one that meets all seven criteria. */
const [WITH_CODE, PERFECT] = [64, 127];

/** Licences without limits on use. */
const OPEN = /^(apache-2\.0|mit|bsd.*|cc0-1\.0|cc-by-4\.0|cc-by-sa-4\.0|isc|unlicense|mpl-2\.0|l?gpl.*|afl-3\.0)$/i;

/** Whether there is code that loads the model, rather than only notes. */
function hasCode(record: ModelRecord, { ways }: Choices): boolean {
	return ways.some((way) => {
		try {
			return (
				way.kind === "library" &&
				way.fit !== "mismatch" &&
				loadSnippets(way.library, record).some((snippet) => "code" in snippet)
			);
		} catch (error) {
			if (error instanceof CodeError) return false;
			throw error;
		}
	});
}
