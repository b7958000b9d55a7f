import { RecordError } from "@vitrine/model";
import { IndexError, QueryError } from "@vitrine/search";
import { SourceError } from "@vitrine/sources";
import { NothingToImport, placeOf } from "@vitrine/store";
import { expect, it } from "vitest";
import { Failure, Misuse } from "./errors.ts";
import { exitOf } from "./exit.ts";
import { Interrupted } from "./io.ts";

it.each([
	new Misuse("x"),
	thrownBy(() => placeOf({ VITRINE_OPENSEARCH: "nonsense" })),
	new RecordError("no-id", "id", undefined),
	new QueryError("too-complex", { field: "q", value: "x", expected: "shorter" }),
])("a wrong call ends with 2: %s", (error) => {
	expect(exitOf(error)).toBe(2);
});

it.each([
	new Failure("x"),
	new Interrupted(),
	new SourceError("not-found", "x", { expected: "file" }),
	new NothingToImport("x", []),
	new IndexError("busy", "x"),
])("a call that fails ends with 1: %s", (error) => {
	expect(exitOf(error)).toBe(1);
});

it.each([new Error("x"), Object.assign(new Error("x"), { code: "ENOENT" }), "x", undefined])(
	"a bug has no exit code of its own: %s",
	(error) => {
		expect(exitOf(error)).toBeUndefined();
	},
);

function thrownBy(work: () => unknown): unknown {
	try {
		return work();
	} catch (error) {
		return error;
	}
}
