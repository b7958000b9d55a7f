import { existsSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { Health, IndexStatus } from "../../upkeep.ts";
import { MEMORY } from "./database.ts";
import { VERSION } from "./schema.ts";
import { stateOf } from "./state.ts";
import { row } from "./statements.ts";

const ENGINE = "embedded";

/** Milliseconds that a search of nothing may take, and that whoever asks for more than that waits. */
const [PATIENCE, PATIENCE_OF_STATUS] = [3000, 60_000];

/** Tells how an index stands by searching in it. */
export class Pulse {
	readonly #path: string;
	readonly #search: () => Promise<unknown>;
	/** Whether it has ever answered. */
	#hasAnswered = false;

	constructor(path: string, search: () => Promise<unknown>) {
		this.#path = path;
		this.#search = search;
	}

	health(): Promise<Health> {
		return this.#within(PATIENCE);
	}

	/** The same, in no hurry: a great catalogue takes its time to be read. */
	healthInTime(): Promise<Health> {
		return this.#within(PATIENCE_OF_STATUS);
	}

	async #within(patience: number): Promise<Health> {
		try {
			const timer = new AbortController();
			const late = setTimeout(patience, "late", { signal: timer.signal, ref: false });
			const outcome = await Promise.race([this.#search(), late]).finally(() => {
				timer.abort();
				late.catch(() => {});
			});
			if (outcome === "late") return this.#late(patience);
			this.#hasAnswered = true;
			return { state: "ready", engine: ENGINE, problems: [] };
		} catch (error) {
			return { state: "down", engine: ENGINE, problems: [(error as Error).message] };
		}
	}

	#late(patience: number): Health {
		const seconds = patience / 1000;
		if (this.#hasAnswered)
			return {
				state: "hurt",
				engine: ENGINE,
				problems: [`${this.#path} takes more than ${seconds} s to answer: this machine is busy, or its disk is slow`],
			};
		const problem = `${this.#path} is still being read into memory: wait a little`;
		return { state: "down", engine: ENGINE, problems: [problem] };
	}
}

/** What there is to say of the index in a database file, beside its health. */
export function described(database: DatabaseSync, path: string): Omit<IndexStatus, keyof Health> {
	const { generation, total, snapshot } = stateOf(database);
	const sources = row(database, "SELECT count(*) AS count FROM sources WHERE imported_at IS NOT NULL")!["count"];
	const facts = [
		{ name: "file", value: path },
		{ name: "schema", value: String(VERSION) },
		{ name: "edition", value: String(generation) },
		{ name: "sources", value: String(sources) },
		{ name: "snapshot", value: snapshotOf(path, snapshot) },
	];
	return { records: total, bytes: bytesOf(path, snapshot), facts };
}

function snapshotOf(path: string, snapshot: string | null): string {
	if (path === MEMORY || snapshot === null) return "none: a start reads the records";
	return existsSync(join(dirname(path), snapshot)) ? snapshot : `${snapshot} is missing: a start reads the records`;
}

/** Bytes of the database, of what is not yet in it, and of the snapshot. */
function bytesOf(path: string, snapshot: string | null): number {
	if (path === MEMORY) return 0;
	const names = [basename(path), `${basename(path)}-wal`, ...(snapshot === null ? [] : [snapshot])];
	const sizes = names.map((name) => statSync(join(dirname(path), name), { throwIfNoEntry: false })?.size ?? 0);
	return sizes.reduce((sum, size) => sum + size, 0);
}
