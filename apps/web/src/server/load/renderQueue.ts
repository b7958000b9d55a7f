/** How many answers are made at a time, how many requests wait for that, and for how long. */
export interface QueueLimits {
	readonly inFlight: number;
	readonly waiting: number;
	/** Milliseconds. */
	readonly patience: number;
}

/**
 * Rendering uses one thread, and an answer that is being made holds up to a few megabytes: 32 keep the index and the thread
 * busy. 512 that wait take some 20 MB, and after 10 seconds most readers have left.
 */
const LIMITS: QueueLimits = { inFlight: 32, waiting: 512, patience: 10_000 };

/** Bounds the answers that are made at a time; requests beyond them wait in order, and beyond that are refused. */
export class RenderQueue {
	readonly #limits: QueueLimits;
	/** Each continues a request with whether it may be answered. */
	readonly #waiting = new Set<(isAdmitted: boolean) => void>();
	#inFlight = 0;

	constructor(limits: QueueLimits = LIMITS) {
		this.#limits = limits;
	}

	get inFlight(): number {
		return this.#inFlight;
	}

	get waiting(): number {
		return this.#waiting.size;
	}

	get isFull(): boolean {
		return this.#inFlight >= this.#limits.inFlight && this.#waiting.size >= this.#limits.waiting;
	}

	/** Whether a request may be answered, now or after a wait. If so, `leave` must follow. `signalOf` has the signal of a client that leaves. */
	async enter(signalOf: () => AbortSignal): Promise<boolean> {
		if (this.#inFlight < this.#limits.inFlight) {
			this.#inFlight++;
			return true;
		}
		return this.#waiting.size < this.#limits.waiting && this.#wait(signalOf());
	}

	/** Ends an answer and admits the request that has waited longest. */
	leave(): void {
		const [next] = this.#waiting;
		if (next === undefined) this.#inFlight--;
		else next(true);
	}

	#wait(signal: AbortSignal): Promise<boolean> {
		const { promise, resolve } = Promise.withResolvers<boolean>();
		const settle = (isAdmitted: boolean): void => {
			this.#waiting.delete(settle);
			clearTimeout(timer);
			signal.removeEventListener("abort", refuse);
			resolve(isAdmitted);
		};
		const refuse = (): void => settle(false);
		const timer = setTimeout(refuse, this.#limits.patience);
		signal.addEventListener("abort", refuse);
		this.#waiting.add(settle);
		return promise;
	}
}
