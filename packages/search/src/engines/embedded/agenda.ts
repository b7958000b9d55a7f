import { setImmediate } from "node:timers";

/** Work in small pieces, one after the other: what others wait for comes before what can wait, each in its own order. */
export class Agenda {
	readonly #soon: Piece[] = [];
	readonly #later: Piece[] = [];
	#isRunning = false;

	soon<T>(work: () => T): Promise<T> {
		return this.#put(this.#soon, work);
	}

	later<T>(work: () => T): Promise<T> {
		return this.#put(this.#later, work);
	}

	#put<T>(list: Piece[], work: () => T): Promise<T> {
		const { promise, resolve, reject } = Promise.withResolvers<T>();
		list.push(() => {
			try {
				resolve(work());
			} catch (error) {
				reject(error);
			}
		});
		if (!this.#isRunning) this.#run();
		return promise;
	}

	/** What has been asked meanwhile comes in between two pieces. */
	#run(): void {
		this.#isRunning = true;
		setImmediate(() => {
			(this.#soon.shift() ?? this.#later.shift())?.();
			this.#isRunning = false;
			if (this.#soon.length + this.#later.length > 0) this.#run();
		});
	}
}

type Piece = () => void;
