/** Milliseconds more that a thread has after the limit: this process may have been suspended, and not the thread. */
const GRACE_MS = 1000;

/** Calls a function when a thread that should answer has been silent for too long. Keeps no process alive. */
export class SilenceTimer {
	readonly #onSilence: () => void;
	#timer: NodeJS.Timeout | undefined;

	constructor(onSilence: () => void) {
		this.#onSilence = onSilence;
	}

	/** Starts to wait, or starts again; the thread may be silent for so many milliseconds. */
	start(limit: number): void {
		this.stop();
		const last = (): void => {
			this.#timer = setTimeout(this.#onSilence, GRACE_MS).unref();
		};
		this.#timer = setTimeout(last, limit).unref();
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}
}
