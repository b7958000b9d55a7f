import { setImmediate } from "node:timers";

/** Runs short tasks one by one: urgent ones before all others, each kind in the order in which it was added. */
export class TaskQueue {
	readonly #urgent: Task[] = [];
	readonly #other: Task[] = [];
	#isScheduled = false;

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

	/** Runs one task in a later turn of the event loop, so that new requests are read between two tasks. */
	#schedule(): void {
		this.#isScheduled = true;
		setImmediate(() => {
			(this.#urgent.shift() ?? this.#other.shift())?.();
			this.#isScheduled = false;
			if (this.#urgent.length + this.#other.length > 0) this.#schedule();
		});
	}
}

type Task = () => void;
