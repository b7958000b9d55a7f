import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { useTemporaryFolder } from "../testing/temporaryFolder.ts";
import { batchesOf } from "./batches.ts";

const root = useTemporaryFolder("batches");

/** Writes the repositories of fixtures, given as the contents of their files. */
function fixtures(all: Readonly<Record<string, Readonly<Record<string, string>>>>): ReadonlyMap<string, string> {
	for (const [fixture, files] of Object.entries(all))
		for (const [path, content] of Object.entries(files)) {
			mkdirSync(dirname(join(root(), fixture, path)), { recursive: true });
			writeFileSync(join(root(), fixture, path), content);
		}
	return new Map(Object.keys(all).map((fixture) => [fixture, join(root(), fixture)]));
}

it("fixtures share a batch unless they have different repositories with the same id", () => {
	const batches = batchesOf(
		fixtures({
			one: { "acme/one/a": "1", "acme/base/a": "x" },
			two: { "acme/two/a": "2", "acme/base/a": "x" },
			three: { "acme/three/a": "3", "acme/base/a": "y" },
			four: { "acme/four/a": "4", "acme/base/b": "x" },
			five: { "acme/five/a": "5" },
		}),
	);
	expect(batches.map((batch) => batch.fixtures)).toEqual([["one", "two", "five"], ["three"], ["four"]]);
	expect([...batches[0]!.repositories.keys()].sort()).toEqual(["acme/base", "acme/five", "acme/one", "acme/two"]);
	expect(batches[1]!.repositories.get("acme/base")).toBe(join(root(), "three/acme/base"));
});
