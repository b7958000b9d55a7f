import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { shelve } from "./shelves.ts";

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "vitrine-shelves-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Fixtures with the repositories they are given: the contents of a file of each. */
function fixtures(all: Readonly<Record<string, Readonly<Record<string, string>>>>): ReadonlyMap<string, string> {
	for (const [row, repos] of Object.entries(all))
		for (const [path, content] of Object.entries(repos)) {
			mkdirSync(dirname(join(root, row, path)), { recursive: true });
			writeFileSync(join(root, row, path), content);
		}
	return new Map(Object.keys(all).map((row) => [row, join(root, row)]));
}

it("fixtures share a shelf unless they mean different repositories by one id", () => {
	const shelves = shelve(
		fixtures({
			one: { "acme/one/a": "1", "acme/base/a": "x" },
			two: { "acme/two/a": "2", "acme/base/a": "x" },
			three: { "acme/three/a": "3", "acme/base/a": "y" },
			four: { "acme/four/a": "4", "acme/base/b": "x" },
			five: { "acme/five/a": "5" },
		}),
	);
	expect(shelves.map(({ rows }) => rows)).toEqual([["one", "two", "five"], ["three"], ["four"]]);
	expect([...shelves[0]!.folders.keys()].sort()).toEqual(["acme/base", "acme/five", "acme/one", "acme/two"]);
	expect(shelves[1]!.folders.get("acme/base")).toBe(join(root, "three/acme/base"));
});
