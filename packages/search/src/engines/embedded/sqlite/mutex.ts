import type { Release } from "./writeLock.ts";

/** The write lock of a database that only this process can open. */
export class Mutex {
	#last: Promise<void> = Promise.resolve();

	/** Waits until all earlier holders have released it. */
	async acquire(): Promise<Release> {
		const before = this.#last;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#last = promise;
		await before;
		return resolve;
	}
}
