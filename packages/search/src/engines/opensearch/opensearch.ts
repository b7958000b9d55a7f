import { placeOf } from "../../cursor.ts";
import { nearestIds } from "../../likeness.ts";
import { checkedQuery } from "../../query.ts";
import type { Index, Load, Page, Query, Row, SourceInfo } from "../../shapes.ts";
import type { Health, IndexStatus, Upkeep, UpkeepProgress, Verification } from "../../upkeep.ts";
import { tokens } from "../../text.ts";
import { found, PATIENT } from "./asking.ts";
import { all, any, has, hasOneOf, visible } from "./clauses.ts";
import { Cluster } from "./cluster.ts";
import { startedLoad } from "./load.ts";
import type { Settings } from "./options.ts";
import { asRow, term } from "./row.ts";
import { emptyPage, pageOf } from "./searching.ts";
import { rebuild } from "./upkeep/rebuild.ts";
import { serverVersion } from "./server.ts";
import { currentState, generationOf, type State } from "./state.ts";
import { healthOf } from "./upkeep/health.ts";
import { statusOf } from "./upkeep/status.ts";
import { verified } from "./upkeep/verify.ts";
import { openWriting, tidied, type Writing } from "./writing.ts";

/** Characters of a mistyped id that are looked at; tokens of it that are looked for, and candidates compared one by one. */
const [LONGEST_ID, MOST_TOKENS, MOST_CANDIDATES] = [300, 40, 200];

/** An index on a cluster. It keeps nothing but connections: any number of servers may have it open. */
export class OpenSearchIndex implements Index, Upkeep {
	readonly #cluster: Cluster;
	readonly #loads = new Set<Load>();
	#version: Promise<string> | undefined;

	constructor(settings: Settings) {
		this.#cluster = new Cluster(settings);
	}

	async count(): Promise<number> {
		return (await this.#state())?.total ?? 0;
	}

	async get(id: string): Promise<Row | undefined> {
		const state = await this.#state();
		if (!state) return undefined;
		const query = all([visible(state.generation), has("id", term(id))]);
		const { hits } = await found(this.#cluster, { size: 1, query, _source: ["record", "source"] });
		return hits.hits.map(({ _source }) => asRow(_source))[0];
	}

	async search(query: Query): Promise<Page> {
		const checked = checkedQuery(query);
		const place = placeOf(checked);
		const state = await this.#state();
		return state ? pageOf(this.#cluster, state.generation, checked, place) : emptyPage(checked);
	}

	async similar(id: string, limit: number): Promise<readonly string[]> {
		const state = await this.#state();
		const wanted = tokens(id.slice(0, LONGEST_ID)).slice(0, MOST_TOKENS);
		if (!state || wanted.length === 0) return [];
		const near = wanted.map((token) => ({ fuzzy: { idWords: { value: token, fuzziness: 1, prefix_length: 1 } } }));
		const query = { bool: { filter: [visible(state.generation)], must: [any(near)] } };
		const { hits } = await found(this.#cluster, { size: MOST_CANDIDATES, query, _source: ["record", "source"] });
		const candidates = hits.hits.map(({ _source }) => asRow(_source).record.id);
		return nearestIds(id.slice(0, LONGEST_ID), candidates, limit);
	}

	async generation(): Promise<string> {
		return generationOf(await this.#state());
	}

	async sources(): Promise<readonly SourceInfo[]> {
		return (await this.#state())?.sources ?? [];
	}

	async load(source: SourceInfo): Promise<Load> {
		const writing = await this.#writing();
		return ended(writing, async () => {
			const load: Load = await startedLoad(writing, source, () => this.#loads.delete(load));
			this.#loads.add(load);
			return load;
		});
	}

	async delete(ids: readonly string[]): Promise<number> {
		const writing = await this.#writing();
		try {
			return await removed(writing, [...new Set(ids)]);
		} finally {
			await writing.end();
		}
	}

	health(): Promise<Health> {
		return healthOf(this.#cluster);
	}

	status(): Promise<IndexStatus> {
		return statusOf(this.#cluster);
	}

	async rebuild(tell?: (progress: UpkeepProgress) => void): Promise<void> {
		await this.#checkServer();
		await rebuild(this.#cluster, tell);
	}

	async verify(tell?: (progress: UpkeepProgress) => void): Promise<Verification> {
		const state = await this.#state();
		return state ? verified(this.#cluster, state, tell) : { records: 0, problems: [], found: 0 };
	}

	async close(): Promise<void> {
		for (const load of this.#loads) await load.rollback();
		await this.#cluster.close();
	}

	async #state(): Promise<State | undefined> {
		await this.#checkServer();
		return currentState(this.#cluster);
	}

	async #writing(): Promise<Writing> {
		await this.#checkServer();
		return openWriting(this.#cluster);
	}

	/** Asked once, of a cluster that answers. */
	async #checkServer(): Promise<void> {
		this.#cluster.checkOpen();
		this.#version ??= serverVersion(this.#cluster);
		try {
			await this.#version;
		} catch (error) {
			this.#version = undefined;
			throw error;
		}
	}
}

/** Ends writing where what it was begun for fails. */
async function ended<T>(writing: Writing, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		await writing.end();
		throw error;
	}
}

/** Takes records out; says how many there were. */
async function removed(writing: Writing, ids: readonly string[]): Promise<number> {
	const keys = await keysOf(writing, ids);
	if (keys.length === 0) return 0;
	await tidied(writing);
	await writing.markGone(keys);
	await writing.commit((before) => before);
	return keys.length;
}

/** Ids that one request looks up. */
const PORTION = 500;

/** The keys of the rows that readers see of these ids. */
async function keysOf({ cluster, state }: Writing, ids: readonly string[]): Promise<readonly string[]> {
	const keys: string[] = [];
	for (let at = 0; at < ids.length; at += PORTION) {
		const some = ids.slice(at, at + PORTION).map(term);
		const query = all([visible(state.generation), hasOneOf("id", some)]);
		const { hits } = await found(cluster, { size: some.length, query, _source: false, sort: ["_doc"] }, PATIENT);
		keys.push(...hits.hits.map(({ _id }) => _id));
	}
	return keys;
}
