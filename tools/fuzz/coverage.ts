import { type Profiler, Session } from "node:inspector";

/** The blocks of this thread's JavaScript that have run, by V8's own counters. */
export class Coverage {
	readonly #session = new Session();
	readonly #seen = new Set<string>();

	constructor() {
		this.#session.connect();
		this.#session.post("Profiler.enable");
		this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
	}

	/** How many blocks ran since the last call that had not run before, or not nearly as often. */
	take(): number {
		let found = 0;
		for (const { url, functions } of this.#counters()) {
			if (!url.startsWith("file:") || url.includes("/tools/fuzz/")) continue;
			for (const { ranges } of functions) for (const range of ranges) found += this.#isNew(url, range) ? 1 : 0;
		}
		return found;
	}

	get size(): number {
		return this.#seen.size;
	}

	#isNew(url: string, { startOffset, endOffset, count }: Profiler.CoverageRange): boolean {
		if (count === 0) return false;
		const key = `${url}:${startOffset}:${endOffset}:${magnitude(count)}`;
		if (this.#seen.has(key)) return false;
		this.#seen.add(key);
		return true;
	}

	#counters(): readonly Profiler.ScriptCoverage[] {
		let result: readonly Profiler.ScriptCoverage[] = [];
		// Within a thread, the inspector answers before `post` returns.
		this.#session.post("Profiler.takePreciseCoverage", (error, answer) => {
			if (error) throw error;
			result = answer.result;
		});
		return result;
	}
}

/** Counts of the same power of four are alike. */
const magnitude = (count: number): number => Math.floor(Math.log2(count) / 2);
