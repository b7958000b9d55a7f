import { setTimeout } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { asIndexError, lockTimeout } from "../errors.ts";
import { isBusy } from "./resultCodes.ts";

/** Milliseconds between two attempts. */
const RETRY_MS = 50;

/** Releases a lock. */
export type Release = () => void;

/**
 * Acquires the write lock of the catalogue at `path`, which one process holds at a time and loses when it dies. Waits
 * `patience` milliseconds for it without blocking the event loop.
 */
export async function acquireWriteLock(path: string, patience: number): Promise<Release> {
	const lock = new DatabaseSync(`${path}.lock`);
	const deadline = performance.now() + patience;
	try {
		while (!tryLock(lock)) {
			if (performance.now() >= deadline) throw lockTimeout(path, patience);
			await setTimeout(RETRY_MS);
		}
		return () => lock.close();
	} catch (error) {
		lock.close();
		throw asIndexError(path, error);
	}
}

function tryLock(lock: DatabaseSync): boolean {
	try {
		lock.exec("BEGIN EXCLUSIVE");
		return true;
	} catch (error) {
		if (isBusy(error)) return false;
		throw error;
	}
}
