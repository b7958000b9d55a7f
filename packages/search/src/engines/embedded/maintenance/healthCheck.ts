import { setTimeout } from "node:timers/promises";
import { messageOf } from "@vitrine/model";
import type { Building, Health } from "../../../api/maintenance.ts";
import { IndexError } from "../../../api/errors.ts";

const ENGINE = "embedded";

/** Milliseconds that a test search may take: for health, and for status, which may wait until the index is read. */
const [HEALTH_TIMEOUT_MS, STATUS_TIMEOUT_MS] = [3000, 60_000];

/** Milliseconds between two looks at whether the index is being built. */
const STEP_MS = 100;

/** Milliseconds without an answer after which an index is down: queries then fail at once instead of waiting. */
const DOWN_AFTER_MS = 10_000;

/** Determines the health of an index by a test search. */
export class HealthCheck {
	readonly #path: string;
	readonly #search: () => Promise<unknown>;
	readonly #building: () => Building | undefined;
	#hasAnswered = false;
	/** When the first test search started that was not answered. */
	#unansweredSince: number | undefined;

	/** `building` returns how far the segments are built that a search waits for. */
	constructor(path: string, search: () => Promise<unknown>, building: () => Building | undefined) {
		this.#path = path;
		this.#search = search;
		this.#building = building;
	}

	health(): Promise<Health> {
		return this.#within(HEALTH_TIMEOUT_MS, this.#building);
	}

	/** The same with more time for a large catalogue to be read. */
	patientHealth(): Promise<Health> {
		return this.#within(STATUS_TIMEOUT_MS);
	}

	/** The result of a test search, for which it does not wait while the segments are being built. */
	async #within(timeout: number, building?: () => unknown): Promise<Health> {
		try {
			const since = (this.#unansweredSince ??= performance.now());
			const search = this.#search().finally(() => (this.#unansweredSince = undefined));
			if (!(await endsWithin(timeout, search, building))) return this.#late(timeout, since);
			this.#hasAnswered = true;
			return { state: "ready", engine: ENGINE, problems: [] };
		} catch (error) {
			return withProblem("down", error instanceof IndexError ? error.code : "unavailable", messageOf(error));
		}
	}

	#built(building: Building): Health {
		const { done, of, secondsLeft } = building;
		const left = secondsLeft === undefined ? "" : `, about ${secondsLeft} s left`;
		const problem = `${this.#path} is being indexed: ${exact(done)} of ${exact(of)} records read${left}. Models can be read by id until then`;
		return { ...withProblem("down", "building", problem), building };
	}

	#late(timeout: number, since: number): Health {
		const building = this.#building();
		if (building !== undefined) return this.#built(building);
		if (!this.#hasAnswered)
			return withProblem(
				"down",
				"loading",
				`${this.#path} is still being read into memory. Try again in a few seconds`,
			);
		const seconds = Math.round((performance.now() - since) / 1000);
		if (seconds * 1000 > DOWN_AFTER_MS) {
			const problem = `${this.#path} has not answered for ${seconds} s: its disk or the search thread hangs. A thread that hangs is replaced after a minute`;
			return withProblem("down", "silent", problem);
		}
		const problem = `${this.#path} takes more than ${timeout / 1000} s to answer: the machine is busy, or its disk is slow`;
		return withProblem("degraded", "slow", problem);
	}
}

const withProblem = (state: Health["state"], code: string, message: string): Health => ({
	state,
	engine: ENGINE,
	problems: [{ code, message }],
});

const exact = (records: number): string => records.toLocaleString("en");

/** Whether work ends within a time, and without a wait for segments that are being built. Rejects if the work fails. */
async function endsWithin(
	milliseconds: number,
	work: Promise<unknown>,
	building: () => unknown = () => undefined,
): Promise<boolean> {
	const timer = new AbortController();
	const options = { signal: timer.signal, ref: false };
	const late = setTimeout(milliseconds, false, options).catch(() => false);
	const onceBuilding = (async () => {
		while (building() === undefined) await setTimeout(STEP_MS, undefined, options);
		return false;
	})().catch(() => false);
	return Promise.race([work.then(() => true), late, onceBuilding]).finally(() => timer.abort());
}
