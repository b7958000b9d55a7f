import type { OpenFile, Repositories } from "@vitrine/sources";

/** A source takes too long: its disk is slow, or does not answer. */
export class SourceSlow extends Error {
	override readonly name = "SourceSlow";
	readonly code: "refused" | "late";

	constructor(code: SourceSlow["code"]) {
		super(code === "late" ? "its disk does not answer" : "its disk is slow, and too many requests wait for it");
		this.code = code;
	}
}

/**
 * Calls of one source at a time: fewer than the threads that read files, and than the answers that a server makes at a time, so that a source that does
 * not answer holds neither all of the one nor of the other. Further calls wait until a call has taken `slow` milliseconds; after `patience`, nobody
 * waits for a call any longer.
 */
const LIMITS = { calls: 8, slow: 2_000, patience: 30_000 };

/** Bounds the calls of a source. A call counts until it ends, also if no caller waits for it: it holds a thread. */
class Gate {
	/** When the calls in progress began, oldest first. */
	readonly #calls = new Set<{ readonly at: number }>();
	/** Each lets a call begin. */
	readonly #waiting = new Set<() => void>();
	readonly #limits: typeof LIMITS;

	constructor(limits: typeof LIMITS) {
		this.#limits = limits;
	}

	/** The result of a call. `dispose` is called with one that comes too late. Throws SourceSlow. */
	async run<T>(call: () => Promise<T>, dispose: (result: T) => void = () => {}): Promise<T> {
		while (this.#calls.size >= this.#limits.calls) await this.#place();
		const begun = { at: performance.now() };
		this.#calls.add(begun);
		const result = call().finally(() => {
			this.#calls.delete(begun);
			const [next] = this.#waiting;
			next?.();
		});
		const { promise: late, reject } = Promise.withResolvers<never>();
		const timer = setTimeout(() => {
			reject(new SourceSlow("late"));
			result.then(dispose, () => {});
		}, this.#limits.patience);
		return Promise.race([result, late]).finally(() => clearTimeout(timer));
	}

	/** Waits until a call has ended. */
	#place(): Promise<void> {
		const [oldest] = this.#calls;
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const left = this.#limits.slow - (performance.now() - (oldest?.at ?? performance.now()));
		const timer = setTimeout(
			() => {
				this.#waiting.delete(proceed);
				reject(new SourceSlow("refused"));
			},
			Math.max(0, left),
		);
		const proceed = (): void => {
			clearTimeout(timer);
			this.#waiting.delete(proceed);
			resolve();
		};
		this.#waiting.add(proceed);
		return promise;
	}
}

/** The same files, with bounds for a source that is slow: calls beyond them throw SourceSlow. */
export function answering(files: Repositories, limits: typeof LIMITS = LIMITS): Repositories {
	const gate = new Gate(limits);
	return {
		files: (id) => gate.run(() => files.files(id)),
		revision: (id) => gate.run(() => files.revision(id)),
		read: (...args) => gate.run(() => files.read(...args)),
		open: async (...args) => {
			const opened = await gate.run(
				() => files.open(...args),
				(file) => void file?.close(),
			);
			return opened && openFile(opened, gate);
		},
		stream: (...args) =>
			gate.run(
				() => files.stream(...args),
				(pieces) => void pieces?.[Symbol.asyncIterator]().return?.(),
			),
	};
}

function openFile(file: OpenFile, gate: Gate): OpenFile {
	const { isUnchanged } = file;
	return {
		...file,
		...(isUnchanged && { isUnchanged: () => gate.run(isUnchanged) }),
		read: (range) => gate.run(() => file.read(range)),
	};
}
