import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { KeptSigns } from "./keptSigns.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-signs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const later = (): void => void vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
const looks = (looked: number) => vi.fn(async () => ({ signs: { isModel: false, hasReadme: false }, looked }));

test("a folder with many names is read again only when something has been added to it", async () => {
	later();
	const kept = new KeptSigns();
	const look = looks(1_000);
	for (let i = 0; i < 3; i++) expect(await kept.of(folder, look)).toEqual({ isModel: false, hasReadme: false });
	expect(look).toHaveBeenCalledOnce();
	writeFileSync(join(folder, "config.json"), "{}");
	await kept.of(folder, look);
	expect(look).toHaveBeenCalledTimes(2);
});

test("a small folder is read each time, and so is one that may still be changing", async () => {
	const kept = new KeptSigns();
	const [few, many] = [looks(999), looks(1_000)];
	writeFileSync(join(folder, "new.json"), "{}");
	for (let i = 0; i < 2; i++) await kept.of(folder, many);
	later();
	for (let i = 0; i < 2; i++) await kept.of(folder, few);
	expect([few.mock.calls.length, many.mock.calls.length]).toEqual([2, 2]);
});
