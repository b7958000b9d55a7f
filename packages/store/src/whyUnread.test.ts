import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { whyUnread } from "./whyUnread.ts";

it("says in words why a file cannot be read", () => {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-unread-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	writeFileSync(join(folder, "file"), "");
	symlinkSync("circle", join(folder, "circle"));
	const why = (path: string): string => {
		try {
			return readFileSync(join(folder, path), "utf8");
		} catch (error) {
			return whyUnread(error);
		}
	};
	expect(["none", "", "file/below", "circle", "n".repeat(300)].map(why)).toEqual([
		"there is no such file",
		"it is a folder",
		"there is no such folder",
		"its symbolic links form a loop",
		"its name is too long",
	]);
	expect(whyUnread(new Error("the disk is gone"))).toBe("the disk is gone");
});
