import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useTemporaryFolder } from "../testing/temporaryFolder.ts";
import { removeAbandoned, takeSlot } from "./slot.ts";

const folder = useTemporaryFolder("slots");
const before = process.env["VITRINE_CACHE"];
beforeEach(() => void (process.env["VITRINE_CACHE"] = folder()));
afterEach(() => {
	if (before === undefined) delete process.env["VITRINE_CACHE"];
	else process.env["VITRINE_CACHE"] = before;
});

it("a slot is free again when it is released, or when its process has ended", () => {
	const [first, second] = [takeSlot("line"), takeSlot("line")];
	expect([first, second].map((slot) => basename(slot.folder))).toEqual(["line-1", "line-2"]);
	first.release();
	expect(takeSlot("line").folder).toBe(first.folder);
	writeFileSync(join(folder(), "line-3.owner"), "999999999");
	expect(basename(takeSlot("line").folder)).toBe("line-3");
});

it("what a killed process left in its slot is removed, and what a living one uses is kept", () => {
	const { folder: used } = takeSlot("line");
	const abandoned = join(folder(), "line-2");
	for (const one of [used, abandoned, join(folder(), "line-compiled")]) mkdirSync(one);
	writeFileSync(`${abandoned}.owner`, "999999999");
	removeAbandoned("line");
	expect(readdirSync(folder()).toSorted()).toEqual(["line-1", "line-1.owner", "line-compiled"]);
});
