import { setTimeout as pause } from "node:timers/promises";
import type { Health, Index, Maintenance } from "@vitrine/search";
import { Notices } from "./notices.ts";
import { within } from "./patience.ts";

/** What is looked at. */
export type Watched = Pick<Index, "search"> & Pick<Maintenance, "health">;

/** Milliseconds between two looks at an index that answers, and at one that does not. */
const [EVERY, EVERY_WHILE_DOWN] = [5000, 1000];
/** Milliseconds for which a look holds, and for which a probe waits for one. */
const [FRESH, SOON] = [1000, 300];
/** Milliseconds after which a report, or a search, that has not come has failed. */
const [PATIENCE, PATIENCE_OF_SEARCH] = [10_000, 3000];

/** Knows how the index stands, and tells the log when that changes: once when a problem begins, once when it ends. */
export class IndexWatch {
	readonly #index: Watched;
	readonly #notices: Notices;
	#last: { readonly health: Health; readonly at: number } | undefined;
	#looking: Promise<Health> | undefined;
	#timer: NodeJS.Timeout | undefined;
	#isStopping = false;

	constructor(index: Watched, notices: Notices = new Notices()) {
		this.#index = index;
		this.#notices = notices;
	}

	/** Whether the last look found an index that cannot answer. */
	get isDown(): boolean {
		return this.#last?.health.state === "down";
	}

	/** What was wrong at the last look. */
	get problems(): readonly string[] {
		return this.#last?.health.problems ?? [];
	}

	/** Whether the server is about to end: it answers, but should be asked no more. */
	get isStopping(): boolean {
		return this.#isStopping;
	}

	/** How the index stands, as of a second ago at most; several who ask at once share a look. */
	look(): Promise<Health> {
		if (this.#last !== undefined && performance.now() - this.#last.at < FRESH)
			return Promise.resolve(this.#last.health);
		return this.lookNow();
	}

	/** The same, but what is known already rather than a look that takes its time. */
	async soon(): Promise<Health> {
		const looking = this.look();
		if (this.#last === undefined) return looking;
		return Promise.race([looking, pause(SOON, this.#last.health, { ref: false })]);
	}

	/** The same as of now. */
	lookNow(): Promise<Health> {
		this.#looking ??= this.#found().finally(() => (this.#looking = undefined));
		return this.#looking;
	}

	/** Looks again and again, until `stop`; keeps no process alive. */
	start(): void {
		const next = async (): Promise<void> => {
			await this.look();
			if (this.#isStopping) return;
			this.#timer = setTimeout(() => void next(), this.isDown ? EVERY_WHILE_DOWN : EVERY).unref();
		};
		void next();
	}

	/** The server is about to end. */
	stop(): void {
		this.#isStopping = true;
		clearTimeout(this.#timer);
	}

	/** Resolves when a look finds an index that answers. */
	async ready(): Promise<void> {
		while ((await this.look()).state === "down") await pause(EVERY_WHILE_DOWN, undefined, { ref: false });
	}

	async #found(): Promise<Health> {
		const health = await this.#asked();
		this.#tellChanges(this.#last?.health, health);
		this.#last = { health, at: performance.now() };
		return health;
	}

	/** An index is down when a search fails, whatever else is said of it: servers are taken out of service by this. */
	async #asked(): Promise<Health> {
		const health = await this.#reported();
		if (health.state !== "down" || !(await this.#isAnswering())) return health;
		const again = await this.#reported();
		return again.state === "down" ? { ...again, state: "degraded" } : again;
	}

	#reported(): Promise<Health> {
		return within(PATIENCE, this.#index.health()).catch((error: unknown) => failed(error));
	}

	#isAnswering(): Promise<boolean> {
		return within(PATIENCE_OF_SEARCH, this.#index.search({ limit: 1 })).then(
			() => true,
			() => false,
		);
	}

	#tellChanges(before: Health | undefined, now: Health): void {
		const known = before?.problems.map(kindOf) ?? [];
		for (const problem of now.problems)
			if (!known.includes(kindOf(problem)))
				this.#notices.say(`${now.state === "down" ? "The index cannot answer" : "The index answers, but"}: ${problem}`);
		if (now.problems.length === 0 && known.length > 0) this.#notices.say(`The index is well again (${now.engine}).`);
		else if (before?.state === "down" && now.state === "degraded")
			this.#notices.say(`The index answers again (${now.engine}).`);
	}
}

/** A problem without its counts: it is the same one when a shard more or less is concerned. */
const kindOf = (problem: string): string => problem.replace(/(?<![\w:./-])\d[\d,.]*(?![\w:/])/g, "#");

const failed = (error: unknown): Health => ({
	state: "down",
	engine: "unknown",
	problems: [error instanceof Error ? error.message : String(error)],
});
