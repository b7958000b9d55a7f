import { setTimeout } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { IndexError } from "../../errors.ts";
import { explained, isBusy } from "./faults.ts";

/** Milliseconds between two attempts. */
const PAUSE = 50;

/** Gives up the right to write. */
export type Release = () => void;

/**
 * The right to write the catalogue at `path`, which one process has at a time, and loses when it dies. Waits
 * `patience` milliseconds for it without holding up the process.
 */
export async function writeLock(path: string, patience: number): Promise<Release> {
	const lock = new DatabaseSync(`${path}.lock`);
	const deadline = performance.now() + patience;
	try {
		while (!began(lock)) {
			if (performance.now() >= deadline) throw tookTooLong(path, patience);
			await setTimeout(PAUSE);
		}
		return () => lock.close();
	} catch (error) {
		lock.close();
		throw explained(path, error);
	}
}

function began(lock: DatabaseSync): boolean {
	try {
		lock.exec("BEGIN EXCLUSIVE");
		return true;
	} catch (error) {
		if (isBusy(error)) return false;
		throw error;
	}
}

function tookTooLong(path: string, patience: number): IndexError {
	const message =
		`${path} has been written by another import for ${Math.round(patience / 1000)} s. ` +
		"Wait until that one has finished, or stop it, and try again";
	return new IndexError("busy", message);
}

/** Lets one at a time write what only this process has. */
export class Turns {
	#last: Promise<void> = Promise.resolve();

	async next(): Promise<Release> {
		const before = this.#last;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#last = promise;
		await before;
		return resolve;
	}
}
