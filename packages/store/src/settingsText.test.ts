import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { LONGEST, settingsText } from "./settingsText.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: string | Uint8Array): string {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
}

describe("settingsText", () => {
	it("is the text of a file", () => {
		expect(settingsText(written("one.json", "[“é”]"))).toBe("[“é”]");
		expect(settingsText(written("empty", ""))).toBe("");
		expect(settingsText(written("long", "a".repeat(LONGEST)))).toHaveLength(LONGEST);
	});

	it("refuses what is too large or no text", () => {
		expect(() => settingsText(written("larger", "a".repeat(LONGEST + 1)))).toThrow(
			"it is too large: at most 1024 KiB are read",
		);
		expect(() => settingsText(written("bytes", Uint8Array.of(0xff, 0xfe)))).toThrow("it is not text in UTF-8");
	});

	it("refuses folders", () => {
		mkdirSync(join(folder, "folder"));
		expect(() => settingsText(join(folder, "folder"))).toThrow(/EISDIR/);
	});

	it.skipIf(process.platform === "win32")("reads a device to the bound alone", () => {
		expect(() => settingsText("/dev/zero")).toThrow("it is too large");
	});

	it.skipIf(process.platform === "win32")("reads a pipe to its end", () => {
		const module = JSON.stringify(new URL("settingsText.ts", import.meta.url).href);
		const code = `import { settingsText } from ${module}; console.log(settingsText("/dev/stdin").length)`;
		const piped = `head -c 200000 /dev/zero | "$0" --input-type=module -e "$1"`;
		const { stdout } = spawnSync("sh", ["-c", piped, process.execPath, code], { encoding: "utf8" });
		expect(stdout).toBe("200000\n");
	});
});
