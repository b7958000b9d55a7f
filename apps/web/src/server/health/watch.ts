import { setTimeout as pause } from "node:timers/promises";
import { messageOf } from "@vitrine/model";
import { visible } from "@vitrine/code";
import type { Building, Health, Index, Maintenance } from "@vitrine/search";
import { within } from "../../data/patience.ts";
import { changesIn } from "./changes.ts";

/** The part of an index that is watched. */
type Watched = Pick<Index, "search"> & Pick<Maintenance, "health">;

/** Milliseconds between two checks of an index that answers, and of one that does not. */
const [EVERY, EVERY_WHILE_DOWN] = [5000, 1000];
/** Milliseconds for which a result is reused, and for which a probe waits for a new one. */
const [FRESH, SOON] = [1000, 300];
/** Milliseconds after which a health report, or a search, counts as failed. */
const [PATIENCE, PATIENCE_OF_SEARCH] = [10_000, 3000];

/** Checks the health of an index, and logs each problem once when it starts and once when it ends. */
export class IndexWatch {
	readonly #index: Watched;
	readonly #log: (message: string) => void;
	#last: { readonly health: Health; readonly at: number } | undefined;
	#checking: Promise<Health> | undefined;
	readonly #onBuilding = new Set<() => void>();
	#timer: NodeJS.Timeout | undefined;
	#isStopping = false;

	constructor(index: Watched, log: (message: string) => void = (message) => console.error(visible(message))) {
		this.#index = index;
		this.#log = log;
	}

	/** Whether the index could not answer at the last check. */
	get isDown(): boolean {
		return this.#last?.health.state === "down";
	}

	/** How far the index was built at the last check, if it was not yet complete. */
	get building(): Building | undefined {
		return this.#last?.health.building;
	}

	/** Calls a function when a check finds that the index is being built; returns what ends that. */
	onBuilding(call: () => void): () => void {
		this.#onBuilding.add(call);
		return () => void this.#onBuilding.delete(call);
	}

	/** The messages of the problems found by the last check. */
	get problems(): readonly string[] {
		return this.#last?.health.problems.map(({ message }) => message) ?? [];
	}

	/** Whether the server is about to stop: it still answers, but should get no new clients. */
	get isStopping(): boolean {
		return this.#isStopping;
	}

	/** The health of the index, at most a second old; concurrent callers share a check. */
	check(): Promise<Health> {
		if (this.#last !== undefined && performance.now() - this.#last.at < FRESH)
			return Promise.resolve(this.#last.health);
		return this.checkNow();
	}

	/** The health of the index; the last known one where a check takes long. */
	async soon(): Promise<Health> {
		const checking = this.check();
		if (this.#last === undefined) return checking;
		return Promise.race([checking, pause(SOON, this.#last.health, { ref: false })]);
	}

	/** The health of the index now. */
	checkNow(): Promise<Health> {
		this.#checking ??= this.#checked().finally(() => (this.#checking = undefined));
		return this.#checking;
	}

	/** Checks regularly until `stop`; keeps no process alive. */
	start(): void {
		const next = async (): Promise<void> => {
			await this.check();
			if (this.#isStopping) return;
			this.#timer = setTimeout(() => void next(), this.isDown ? EVERY_WHILE_DOWN : EVERY).unref();
		};
		void next();
	}

	/** Marks the server as about to stop, and ends the regular checks. */
	stop(): void {
		this.#isStopping = true;
		clearTimeout(this.#timer);
	}

	/** Resolves when a check finds an index that answers. */
	async ready(): Promise<void> {
		while ((await this.check()).state === "down") await pause(EVERY_WHILE_DOWN, undefined, { ref: false });
	}

	async #checked(): Promise<Health> {
		const health = await this.#confirmed();
		for (const message of changesIn(this.#last?.health, health)) this.#log(message);
		this.#last = { health, at: performance.now() };
		if (health.building !== undefined) for (const call of this.#onBuilding) call();
		return health;
	}

	/**
	 * The health as reported, but `down` only if a search fails too, because load balancers take a server that is down
	 * out of service.
	 */
	async #confirmed(): Promise<Health> {
		const health = await this.#reported();
		if (health.state !== "down" || health.building !== undefined || !(await this.#isAnswering())) return health;
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
}

const failed = (error: unknown): Health => ({
	state: "down",
	engine: "unknown",
	problems: [{ code: "unavailable", message: messageOf(error) }],
});
