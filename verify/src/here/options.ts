import type { ModelRecord } from "@vitrine/model";
import type { ReadLog } from "./reads.ts";
import type { Sandbox } from "./sandbox/bubblewrap.ts";

/** A model whose files are here. */
export interface ModelHere {
	readonly record: ModelRecord;
	/** The paths of its files. */
	readonly files: readonly string[];
	/** The fingerprint of its files. */
	readonly revision: string;
	/** Bytes of its files. */
	readonly size: number;
}

/** The server that has the files. */
export interface ServerHere {
	readonly port: number;
	readonly log: ReadLog;
}

export interface CheckOptions {
	/** The key of the library or the app, instead of the library that the page shows first. */
	readonly library?: string | undefined;
	/** Runs code of the repository, and formats that may contain code. */
	readonly trust: boolean;
	readonly sandbox: Sandbox | undefined;
	/** Seconds, and bytes of memory. */
	readonly time: number;
	readonly memory: number;
	readonly fromSource: boolean;
	/** Installs environments again. */
	readonly fresh: boolean;
	readonly signal: AbortSignal;
	/** Called with what is being done. */
	readonly onStep: (step: string) => void;
}
