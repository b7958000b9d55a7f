import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./source.ts";

const document = readFileSync(join(root, "docs/faults.md"), "utf8");
const files = new Set(
	globSync("{packages,apps}/*/src/**/*.test.{ts,tsx}", { cwd: root }).map((path) => basename(path)),
);

/** The rows of the table of faults: the fault, and the tests that it names. */
const faults = document
	.split("\n")
	.map((line) => line.split("|").map((cell) => cell.trim()))
	.filter((cells) => cells.length === 7 && cells[1] !== "fault" && !/^-+$/.test(cells[1] ?? ""))
	.map(
		([, fault = "", , , , tests = ""]) => [fault, [...tests.matchAll(/`([^`]+)`/g)].map(([, name]) => name)] as const,
	);

test("the table of faults is read", () => {
	expect(faults.length).toBeGreaterThan(15);
});

test.each(faults)("%s: its tests exist", (_, tests) => {
	expect(tests).not.toEqual([]);
	expect(tests.filter((name) => name === undefined || !files.has(name))).toEqual([]);
});
