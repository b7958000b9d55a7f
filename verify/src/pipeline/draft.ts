import { rankOf } from "../report/level.ts";
import { writeRows } from "../report/file.ts";
import type { Row } from "../report/row.ts";
import type { Group } from "../subject.ts";

/** The number of results between two saves. */
const BETWEEN_SAVES = 20;

/** The report while a run is going on, saved from time to time so that an interrupted run can resume. */
export class Draft {
	readonly #groups: readonly Group[];
	readonly #rows: Map<string, Row>;
	#unsaved = 0;

	constructor(groups: readonly Group[], previous: readonly Row[]) {
		this.#groups = groups;
		this.#rows = new Map(previous.map((row) => [row.id, row]));
	}

	/** Adds a row, unless it only repeats a lower level on the way to the one reached before. */
	add(row: Row): void {
		const before = this.#rows.get(row.id);
		if (before?.shape !== row.shape || row.failed !== undefined || rankOf(row) >= rankOf(before))
			this.#rows.set(row.id, row);
		this.#unsaved += 1;
		if (this.#unsaved >= BETWEEN_SAVES) this.save();
	}

	save(): void {
		this.#unsaved = 0;
		writeRows(
			this.#groups.flatMap(({ id, shape }) => {
				const row = this.#rows.get(id);
				return row?.shape === shape ? [row] : [];
			}),
		);
	}

	/**
	 * Saves and exits when the process is interrupted. The listeners stay: a signal for the whole group also comes from the
	 * parent, and without a listener the second one would end the process while it saves.
	 */
	saveOnInterrupt(): void {
		for (const signal of ["SIGINT", "SIGTERM"] as const)
			process.on(signal, () => {
				this.save();
				console.error("\nInterrupted. The report has what has been checked so far; run the same command to resume.");
				process.exit(130);
			});
	}
}
