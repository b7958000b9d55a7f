import { type ModelRecord, name } from "@vitrine/model";
import type { IndexReader } from "../../src/api/searchIndex.ts";
import { words } from "../../src/text/tokens.ts";
import { Random } from "../random.ts";
import { KINDS, type Kind, textFor } from "./names.ts";

interface Asked {
	readonly names: number;
	readonly seed: number;
}

/** Rows of the first page that are looked at. */
const ROWS = 10;

/** A table: for each kind of query how often its model was first, among five, among ten, and the mean reciprocal rank. */
export async function foundTable(index: IndexReader, records: readonly ModelRecord[], asked: Asked): Promise<string> {
	const originals = originalsOf(records);
	const groups = [
		["all names", drawn(originals, asked)],
		["most downloaded", originals.slice(0, asked.names)],
	] as const;
	const lines = [`${records.length.toLocaleString("en")} records, ${originals.length.toLocaleString("en")} names`];
	for (const [title, models] of groups) lines.push("", await table(index, title, models, asked.seed));
	return lines.join("\n");
}

async function table(index: IndexReader, title: string, models: readonly ModelRecord[], seed: number): Promise<string> {
	const lines = [
		`| ${title}: ${models.length.toLocaleString("en")} | queries | first | in 5 | in 10 | MRR |`,
		"|---|---:|---:|---:|---:|---:|",
	];
	for (const kind of Object.keys(KINDS) as readonly Kind[]) {
		const ranks = await ranksOf(index, kind, models, new Random(seed));
		const share = (most: number): string => mean(ranks.map((rank) => Number(rank <= most)));
		const reciprocal = mean(ranks.map((rank) => 1 / rank));
		lines.push(`| ${kind} | ${ranks.length} | ${share(1)} | ${share(5)} | ${share(10)} | ${reciprocal} |`);
	}
	return lines.join("\n");
}

const mean = (numbers: readonly number[]): string =>
	numbers.length === 0 ? "–" : (numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(3);

/** The position of each model among the answers, from 1; infinite beyond the rows that are looked at. */
async function ranksOf(
	index: IndexReader,
	kind: Kind,
	models: readonly ModelRecord[],
	random: Random,
): Promise<readonly number[]> {
	const ranks: number[] = [];
	for (const model of models) {
		const text = textFor(kind, model, random);
		if (text === undefined) continue;
		const { rows } = await index.search({ text, limit: ROWS });
		const at = rows.findIndex(({ record }) => record.id === model.id);
		ranks.push(at === -1 ? Infinity : at + 1);
	}
	return ranks;
}

/** Of the records of each name the most downloaded, which people mean; the most downloaded of all first. */
function originalsOf(records: readonly ModelRecord[]): readonly ModelRecord[] {
	const byName = new Map<string, ModelRecord>();
	for (const record of records.toSorted((a, b) => (b.downloads ?? 0) - (a.downloads ?? 0))) {
		const key = words(name(record)).join("");
		if (!byName.has(key)) byName.set(key, record);
	}
	return [...byName.values()];
}

function drawn(models: readonly ModelRecord[], { names, seed }: Asked): readonly ModelRecord[] {
	const random = new Random(seed);
	return models
		.map((model) => [random.next(), model] as const)
		.toSorted(([a], [b]) => a - b)
		.slice(0, names)
		.map(([, model]) => model);
}
