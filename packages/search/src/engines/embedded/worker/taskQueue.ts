import { setImmediate } from "node:timers";

/** Urgent tasks in a row while another one waits, so that a flood of them does not keep it waiting without end. */
const MAX_URGENT = 8;

/** Runs short tasks one by one: urgent ones before others, each kind in the order in which it was added. */
export class TaskQueue {
	readonly #urgent: Task[] = [];
	readonly #other: Task[] = [];
	#isScheduled = false;
	#urgentInARow = 0;

	addUrgent<T>(work: () => T): Promise<T> {
		return this.#add(this.#urgent, work);
	}

	add<T>(work: () => T): Promise<T> {
		return this.#add(this.#other, work);
	}

	#add<T>(queue: Task[], work: () => T): Promise<T> {
		const { promise, resolve, reject } = Promise.withResolvers<T>();
		queue.push(() => {
			try {
				resolve(work());
			} catch (error) {
				reject(error);
			}
		});
		if (!this.#isScheduled) this.#schedule();
		return promise;
	}

	#next(): Task | undefined {
		const isUrgent = this.#urgent.length > 0 && (this.#urgentInARow < MAX_URGENT || this.#other.length === 0);
		this.#urgentInARow = isUrgent ? this.#urgentInARow + 1 : 0;
		return (isUrgent ? this.#urgent : this.#other).shift();
	}

	/** Runs one task in a later turn of the event loop, so that new requests are read between two tasks. */
	#schedule(): void {
		this.#isScheduled = true;
		setImmediate(() => {
			this.#next()?.();
			this.#isScheduled = false;
			if (this.#urgent.length + this.#other.length > 0) this.#schedule();
		});
	}
}

type Task = () => void;
