/** Milliseconds between two looks at the clock. */
const STEP = 50;

/** How late the event loop is: the milliseconds by which its last timer was late. A timer that is late now counts as well. */
export class Lateness {
	#due: number;
	#last = 0;
	readonly #timer: NodeJS.Timeout;
	readonly #now: () => number;

	constructor(now: () => number = () => performance.now()) {
		this.#now = now;
		this.#due = now() + STEP;
		this.#timer = setInterval(() => this.#look(), STEP).unref();
	}

	get milliseconds(): number {
		return Math.max(this.#last, this.#now() - this.#due, 0);
	}

	stop(): void {
		clearInterval(this.#timer);
	}

	#look(): void {
		const now = this.#now();
		this.#last = now - this.#due;
		this.#due = now + STEP;
	}
}
