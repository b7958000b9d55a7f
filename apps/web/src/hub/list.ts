import { type ModelRecord, providerMapping } from "@vitrine/model";
import type { IndexReader } from "@vitrine/search";
import type { Context } from "hono";
import type { Site } from "../site/site.ts";
import { cursorFor } from "../http/cursor.ts";
import { listFields } from "./fields.ts";
import { infoOf, type Info } from "./info.ts";
import { JsonList, sendJson } from "./jsonList.ts";
import { linkNext } from "./link.ts";
import { askedOf, type HubQuestion, questionOf, type Start } from "./question.ts";

/** Rows that are read from the index at a time: more where conditions leave few, fewer where each row may be large. */
const [MANY, FEW] = [200, 50];
/** Records of a catalogue that is searched completely. */
const SMALL = 5_000;
/** Reads from the index for one page: where few records match, the page may be short or empty. */
const TAKES = 50;

/** Sends one page of models; its Link header has the next one. */
export async function listModels(
	context: Context,
	{ store, config }: Pick<Site, "store" | "config">,
): Promise<Response> {
	const query = new URL(context.req.url).searchParams;
	const fields = listFields(query);
	const isSmall = query.has("search") && (await store.index.count()) <= SMALL;
	const question = questionOf(query, isSmall);
	const { found, next } = await pageOf(store.index, question, (record) => inList(record, fields));
	if (next !== undefined) linkNext(context, cursorFor([next.cursor ?? null, next.skip], askedOf(query)), config);
	return sendJson(context, found);
}

interface Found {
	readonly found: JsonList;
	readonly next?: Start;
}

/** A page, which ends at the limit of models or of bytes. */
async function pageOf(
	index: IndexReader,
	{ query, conditions, limit, start, ...question }: HubQuestion,
	entryOf: (record: ModelRecord) => Info,
): Promise<Found> {
	let left = question.skip;
	const rows = conditions.length === 0 && left === 0 ? Math.min(MANY, Math.min(FEW, limit) + start.skip) : MANY;
	const found = new JsonList();
	let here: Start = start;
	for (let take = 0; take < TAKES; take++) {
		const { cursor, skip } = here;
		const page = await index.search({ ...query, limit: rows, ...(cursor !== undefined && { cursor }) });
		for (const [at, { record }] of page.rows.entries()) {
			if (at < skip || !conditions.every((holds) => holds(record)) || left-- > 0) continue;
			if (found.length === limit || !found.add(entryOf(record))) return { found, next: { ...here, skip: at } };
		}
		if (page.next === undefined) return { found };
		here = { cursor: page.next, skip: 0 };
		if (found.length === limit) break;
	}
	return { found, next: here };
}

/** In a list the providers of a model are a list too. */
function inList(record: ModelRecord, fields: readonly string[]): Info {
	const info = infoOf(record, fields);
	if (info["inferenceProviderMapping"] === undefined) return info;
	const whole = providerMapping(record).filter(({ status, task }) => status !== undefined && task !== undefined);
	return { ...info, inferenceProviderMapping: whole };
}
