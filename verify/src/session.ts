import type { Check } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { readRows, writeRows } from "./file.ts";
import { matrix } from "./matrix.ts";
import { progress } from "./progress.ts";
import { heightOf, type Row } from "./report.ts";
import { verify } from "./run.ts";
import type { Group } from "./subject.ts";
import { differences, failures, tallies } from "./words.ts";

interface Choice {
	/** Checks again what holds already. */
	readonly all: boolean;
	/** Leaves the report as it is, and fails where it says more than is found. */
	readonly compare: boolean;
}

/**
 * Does the checks that are wanted and writes the report, also when it is stopped: the next run goes on from there.
 * Says how it went, a line `N passed, N failed` last; gives the exit code.
 */
export async function checkAll(wanted: readonly Check[], { all, compare }: Choice): Promise<number> {
	const groups = matrix();
	const earlier = readRows();
	const draft = new Draft(groups, earlier);
	if (!compare) draft.saveWhenStopped();
	const line = progress();
	const missing: string[] = [];
	const found = { passed: 0, failed: 0 };
	const rows = await verify(groups, {
		checks: CHECKS,
		earlier,
		all,
		wanted: (check) => wanted.includes(check),
		today: new Date().toISOString().slice(0, 10),
		tell: ({ level }, done, of, row) => {
			found[row.failed === level ? "failed" : "passed"] += 1;
			draft.add(row);
			if (!compare && done % BETWEEN_SAVES === 0) draft.save();
			line.show(done, of, `${level}  ${row.id}`);
		},
		lacking: (check) => missing.push(`${check.stage}: ${check.missing}`),
	});
	line.clear();
	if (!compare) writeRows(rows);
	return said(rows, missing, found, compare ? differences(earlier, rows) : []);
}

const BETWEEN_SAVES = 200;

/** The report as it would be if the run ended now. */
class Draft {
	readonly #groups: readonly Group[];
	readonly #known: Map<string, Row>;

	constructor(groups: readonly Group[], earlier: readonly Row[]) {
		this.#groups = groups;
		this.#known = new Map(earlier.map((row) => [row.id, row]));
	}

	/** On the way up again, a snippet does not lose what it had reached. */
	add(row: Row): void {
		const before = this.#known.get(row.id);
		const says = before?.shape !== row.shape || row.failed !== undefined || heightOf(row) >= heightOf(before);
		if (says) this.#known.set(row.id, row);
	}

	save = (): void =>
		writeRows(
			this.#groups.flatMap(({ id, shape }) => (this.#known.get(id)?.shape === shape ? [this.#known.get(id)!] : [])),
		);

	saveWhenStopped(): void {
		for (const signal of ["SIGINT", "SIGTERM"] as const)
			process.once(signal, () => {
				this.save();
				process.exit(130);
			});
	}
}

function said(
	rows: readonly Row[],
	missing: readonly string[],
	{ passed, failed }: { readonly passed: number; readonly failed: number },
	differing: readonly string[],
): number {
	console.log(tallies(rows));
	const faults = failures(rows);
	if (faults.length > 0) console.error(`\nNot passed:\n${faults.join("\n")}`);
	if (differing.length > 0) console.error(`\nThe report says more than was found:\n${differing.join("\n")}`);
	for (const how of missing) console.error(`\nA tool is missing, so some snippets were NOT checked. ${how}`);
	const wrong = failed + differing.length + missing.length;
	console.log(`${passed} passed, ${wrong} failed`);
	return wrong + faults.length > 0 ? 1 : 0;
}
