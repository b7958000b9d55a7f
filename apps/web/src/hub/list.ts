import { type ModelRecord, providerMapping } from "@vitrine/model";
import type { Index } from "@vitrine/search";
import type { Context } from "hono";
import type { Site } from "../site/site.ts";
import { listFields } from "./fields.ts";
import { infoOf, type Info } from "./info.ts";
import { cursorFor, linkNext } from "./link.ts";
import { askedOf, type Question, questionOf, type Start } from "./question.ts";

/** Rows that are read from the index at a time. */
const ROWS = 200;
/** Reads from the index for one page: where few records match, the page may be short or empty. */
const TAKES = 50;

/** Sends one page of models; its Link header has the next one. */
export async function listModels(
	context: Context,
	{ store, config }: Pick<Site, "store" | "config">,
): Promise<Response> {
	const query = new URL(context.req.url).searchParams;
	const fields = listFields(query);
	const { found, next } = await pageOf(store.index, questionOf(query));
	if (next !== undefined) linkNext(context, cursorFor([next.cursor ?? null, next.skip], askedOf(query)), config);
	return context.json(found.map((record) => inList(record, fields)));
}

interface Found {
	readonly found: readonly ModelRecord[];
	readonly next?: Start;
}

async function pageOf(index: Index, { query, conditions, limit, start }: Question): Promise<Found> {
	const rows = conditions.length === 0 ? Math.min(ROWS, limit + start.skip) : ROWS;
	const found: ModelRecord[] = [];
	let here: Start = start;
	for (let take = 0; take < TAKES; take++) {
		const { cursor, skip } = here;
		const page = await index.search({ ...query, limit: rows, ...(cursor !== undefined && { cursor }) });
		const after = page.next === undefined ? {} : { next: { cursor: page.next, skip: 0 } };
		for (const [at, { record }] of page.rows.entries()) {
			if (at < skip || !conditions.every((holds) => holds(record))) continue;
			found.push(record);
			if (found.length < limit) continue;
			return at + 1 === page.rows.length ? { found, ...after } : { found, next: { ...here, skip: at + 1 } };
		}
		if (after.next === undefined) return { found };
		here = after.next;
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
