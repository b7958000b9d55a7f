import { LEVELS, type Row } from "@vitrine/verify";
import type { Asked } from "../../api/operations/index.ts";
import { ApiProblem } from "../../api/problem.ts";
import { cursorFor, readCursor } from "../../http/cursor.ts";
import type { Reads } from "../reads.ts";

const USUAL = 200;

export async function listChecks(given: Asked<"listChecks">, { report }: Reads): Promise<object> {
	const { limit = USUAL, cursor, ...filters } = given;
	const found = report.rows.filter((row) => matches(row, filters));
	const from = cursor === undefined ? 0 : startOf(cursor, filters);
	const next = from + limit < found.length ? cursorFor(from + limit, filters) : undefined;
	return { levels: LEVELS, total: found.length, next, rows: found.slice(from, from + limit) };
}

function matches({ id, level }: Row, wanted: Pick<Asked<"listChecks">, "kind" | "key" | "level">): boolean {
	const [kind, key] = id.split("/");
	return (
		(wanted.kind ?? kind) === kind &&
		(wanted.key ?? key) === key &&
		(wanted.level === undefined || wanted.level === level)
	);
}

function startOf(cursor: string, filters: object): number {
	const value = readCursor(cursor, filters);
	if (typeof value === "number") return value;
	throw new ApiProblem(422, "bad-cursor", "cursor should be the `next` of an earlier page of the same list.", {
		field: "cursor",
		value: cursor,
		expected: "the next of an earlier page of the same list",
	});
}
