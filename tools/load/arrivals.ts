import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { links } from "../../apps/web/src/base/links.ts";
import { type Environment, startCommand } from "../../apps/web/src/testing/processes.ts";
import { readDistributions } from "../../packages/search/bench/distributions.ts";
import { type Generated, Generator } from "../../packages/search/bench/generate.ts";

/** Records of the first import, each of which every later one changes, and records that each import adds. */
const [CHANGED, ADDED] = [5_000, 200];
/** Milliseconds between two imports. */
const PAUSE = 1_000;
/** Milliseconds until an acknowledged record must be visible. */
const PATIENCE = 15_000;
/** Records that are looked for after each import. */
const SAMPLE = 20;
const OWNER = "vitrine-arrivals";

/** What the imports of a run did. */
export interface Arrived {
	/** Imports that were acknowledged, and the records that they wrote. */
	readonly imports: number;
	readonly records: number;
	/** One line for each record that was acknowledged and is not served as it was imported, and for each failed import. */
	readonly broken: readonly string[];
}

/** Imports new and changed records, one import after another, until `signal` is aborted; then looks for all of them. */
export async function importUntil(
	signal: AbortSignal,
	{ url, place, folder, seed }: { url: string; place: Environment; folder: string; seed: number },
): Promise<Arrived> {
	const generator = new Generator(readDistributions(), CHANGED, seed + 1);
	const [records, broken]: [Generated[], string[]] = [[], []];
	let [imports, written] = [0, 0];
	mkdirSync(folder, { recursive: true });
	const file = join(folder, "arrivals.ndjson");
	while (!signal.aborted) {
		const most = imports === 0 ? CHANGED : records.length + ADDED;
		while (records.length < most) records.push(arrival(generator.next(), records.length));
		const round = imports + 1;
		writeFileSync(file, `${records.map((one) => JSON.stringify({ ...one, downloads: round })).join("\n")}\n`);
		const { said, ended } = startCommand(place, "import", file);
		const code = await ended;
		if (code !== 0)
			return { imports, records: written, broken: [`import ${round} ended with ${code}: ${said().slice(-300)}`] };
		imports = round;
		written += records.length;
		broken.push(...(await missingOf(() => sampleOf(url, records.length, round), round)));
		await setTimeout(PAUSE, undefined, { signal }).catch(() => {});
	}
	const all = async () => differences(await servedBy(url), idsUpTo(records.length), imports);
	if (imports > 0) broken.push(...(await missingOf(all, imports)));
	return { imports, records: written, broken };
}

const arrival = (record: Generated, number: number): Generated => ({
	...record,
	id: idOf(number),
	author: OWNER,
});

/** Looks for records until none is missing, or they had time to be seen; returns a line for what is missing then. */
async function missingOf(look: () => Promise<readonly string[]>, round: number): Promise<readonly string[]> {
	const until = performance.now() + PATIENCE;
	for (;;) {
		const missing = await look().catch((error: unknown) => [String(error)]);
		if (missing.length === 0 || performance.now() > until)
			return missing.map((line) => `after import ${round}: ${line}`);
		await setTimeout(500);
	}
}

/** Some of the records, the last one among them, that are not served as an import wrote them. */
async function sampleOf(url: string, count: number, round: number): Promise<readonly string[]> {
	const ids = idsUpTo(count).filter(
		(_, number) => number % Math.ceil(count / SAMPLE) === (count - 1) % Math.ceil(count / SAMPLE),
	);
	const served = new Map<string, number>();
	for (const id of ids) {
		const answer = await answered(url + links.record(id));
		if (answer.status === 503) throw new Error(`${links.record(id)} was answered with 503 for ${PATIENCE / 1000} s`);
		const { downloads } = (await answer.json()) as { readonly downloads?: number };
		if (downloads !== undefined) served.set(id, downloads);
	}
	return differences(served, ids, round);
}

/** An answer other than a refusal for overload, which says to try again. Throws when there is none for long. */
async function answered(url: string): Promise<Response> {
	const until = performance.now() + PATIENCE;
	for (;;) {
		const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
		if (answer.status !== 503 || performance.now() > until) return answer;
		await setTimeout(500);
	}
}

/** A line about the records that do not have the number of downloads that an import wrote. */
export function differences(
	served: ReadonlyMap<string, number>,
	ids: readonly string[],
	round: number,
): readonly string[] {
	const wrong = ids.filter((id) => served.get(id) !== round);
	const [first = ""] = wrong;
	if (wrong.length === 0) return [];
	return [
		`${wrong.length} of ${ids.length} records are not as imported, such as ${first} (${served.get(first) ?? "missing"})`,
	];
}

const idOf = (number: number): string => `${OWNER}/arrival-${number}`;
const idsUpTo = (count: number): readonly string[] => Array.from({ length: count }, (_, number) => idOf(number));

/** The downloads of all arrivals, by id. */
async function servedBy(url: string): Promise<ReadonlyMap<string, number>> {
	const found = new Map<string, number>();
	let next: string | undefined = `${url}/api/models?author=${OWNER}&limit=1000`;
	while (next !== undefined) {
		const answer: Response = await answered(next);
		if (!answer.ok) throw new Error(`${next} was answered with ${answer.status}`);
		for (const { id, downloads } of (await answer.json()) as { id: string; downloads: number }[])
			found.set(id, downloads);
		next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
	}
	return found;
}
