import type { IndexErrorCode, IndexErrorDetails } from "../../../api/errors.ts";

/** A call of a method in a worker thread. */
export interface WorkerRequest {
	readonly number: number;
	readonly method: string;
	readonly args: readonly unknown[];
}

/** An answer to the call with this number: a part of the result, the result, or an error. */
export type WorkerResponse =
	| { readonly number: number; readonly part: unknown }
	| { readonly number: number; readonly result: unknown }
	| { readonly number: number; readonly error: WorkerError };

/** An error as it is sent to another thread: an IndexError has a code. */
export interface WorkerError {
	readonly code?: IndexErrorCode;
	readonly details: IndexErrorDetails | string;
}

/** Receives a part of a result before the rest. */
export type OnPart<T> = (part: T) => void;

/** What the worker threads of a database are started with. */
export interface WorkerSettings {
	readonly path: string;
	/** Milliseconds to wait for a lock. */
	readonly lockTimeout: number;
	/** The libraries that records are assigned to. */
	readonly libraryKeys: readonly string[];
	/** The memory of a BuildProgress, for a thread that searches. */
	readonly progress?: SharedArrayBuffer;
}
