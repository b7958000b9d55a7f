import { setTimeout } from "node:timers/promises";
import type { Health } from "../../../api/maintenance.ts";
import { messageOf } from "../errors.ts";

const ENGINE = "embedded";

/** Milliseconds that a test search may take: for health, and for status, which may wait until the index is read. */
const [HEALTH_TIMEOUT_MS, STATUS_TIMEOUT_MS] = [3000, 60_000];

/** Milliseconds without an answer after which an index is down: queries then fail at once instead of waiting. */
const DOWN_AFTER_MS = 10_000;

/** Determines the health of an index by a test search. */
export class HealthCheck {
	readonly #path: string;
	readonly #search: () => Promise<unknown>;
	#hasAnswered = false;
	/** When the first test search started that was not answered. */
	#unansweredSince: number | undefined;

	constructor(path: string, search: () => Promise<unknown>) {
		this.#path = path;
		this.#search = search;
	}

	health(): Promise<Health> {
		return this.#within(HEALTH_TIMEOUT_MS);
	}

	/** The same with more time for a large catalogue to be read. */
	patientHealth(): Promise<Health> {
		return this.#within(STATUS_TIMEOUT_MS);
	}

	/** The result of a test search. */
	async #within(timeout: number): Promise<Health> {
		try {
			const since = (this.#unansweredSince ??= performance.now());
			const search = this.#search().finally(() => (this.#unansweredSince = undefined));
			if (!(await endsWithin(timeout, search))) return this.#late(timeout, since);
			this.#hasAnswered = true;
			return { state: "ready", engine: ENGINE, problems: [] };
		} catch (error) {
			return { state: "down", engine: ENGINE, problems: [messageOf(error)] };
		}
	}

	#late(timeout: number, since: number): Health {
		if (!this.#hasAnswered)
			return {
				state: "down",
				engine: ENGINE,
				problems: [`${this.#path} is still being read into memory: wait a little`],
			};
		const seconds = Math.round((performance.now() - since) / 1000);
		if (seconds * 1000 > DOWN_AFTER_MS) {
			const problem = `${this.#path} has not answered for ${seconds} s: its disk or the search thread hangs. A thread that hangs is replaced after a minute`;
			return { state: "down", engine: ENGINE, problems: [problem], codes: ["silent"] };
		}
		const problem = `${this.#path} takes more than ${timeout / 1000} s to answer: the machine is busy, or its disk is slow`;
		return { state: "degraded", engine: ENGINE, problems: [problem] };
	}
}

/** Whether work ends within a time. Rejects if the work fails. */
async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
	const timer = new AbortController();
	const late = setTimeout(milliseconds, false, { signal: timer.signal, ref: false }).catch(() => false);
	return Promise.race([work.then(() => true), late]).finally(() => timer.abort());
}
