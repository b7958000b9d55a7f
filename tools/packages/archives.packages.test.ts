import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PACKED, unpacked } from "../../scripts/packages/pack.ts";
import { manifestIn, PUBLISHED } from "../../scripts/packages/rooms.ts";
import { filesBelow } from "../../scripts/supply/archive.ts";
import { ended } from "./command.ts";
import { ROOT, tool } from "./places.ts";

const { version } = manifestIn(ROOT, ".");
const libraries = PUBLISHED.map((room) => manifestIn(ROOT, room).name);

/** Entries that are data and no modules. */
function withoutTypes(folder: string): readonly string[] {
	const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { exports: object };
	const data = Object.keys(exports).filter((entry) => /\.(?:css|ndjson)$/.test(entry));
	return data.length === 0 ? [] : ["--exclude-entrypoints", ...data];
}

/** The own packages in exactly this version, React as the project has it, others in one version. */
const wantedOf = (needed: string): RegExp | string =>
	needed.startsWith("@vitrine/") ? version : needed === "react" ? /^\^19\.0\.0$|^19\.\d+\.\d+$/ : /^\d+\.\d+\.\d+$/;

describe.each([...libraries, "vitrine"])("%s", (name) => {
	const archive = join(ROOT, PACKED, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
	const folder = join(ROOT, unpacked(name));

	it("passes publint", () => {
		const { status, output } = ended(ROOT, process.execPath, [tool("publint/src/cli.js"), archive, "--strict"]);
		expect(status, output).toBe(0);
	});

	it.skipIf(name === "vitrine")(
		"passes arethetypeswrong",
		() => {
			const cli = tool("@arethetypeswrong/cli/dist/index.js");
			const { status, output } = ended(ROOT, process.execPath, [
				cli,
				archive,
				"--profile",
				"strict",
				// Node 20.19 and newer require modules, and compilers find the types.
				"--ignore-rules",
				"cjs-resolves-to-esm",
				...withoutTypes(folder),
			]);
			expect(status, output).toBe(0);
			// It resolves each of 300 entries in four ways.
		},
		300_000,
	);

	it("has the licence, and needs its own packages in exactly its version", () => {
		const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
		expect(readFileSync(join(folder, "LICENSE"), "utf8")).toContain("Apache License");
		expect(readFileSync(join(folder, "NOTICE"), "utf8")).toContain("Copyright");
		const versions = Object.entries<string>({ ...manifest.dependencies, ...manifest.peerDependencies });
		for (const [needed, wanted] of versions) expect(wanted, needed).toMatch(wantedOf(needed));
		expect(manifest).not.toHaveProperty("private");
	});

	it("has no test, and names no file of TypeScript in its code", () => {
		const files = filesBelow(folder, ".").filter((file) => /\.m?js$/.test(file) && !file.includes("dist/client"));
		expect(files.filter((file) => /\.test\./.test(file))).toEqual([]);
		const wrong = files.filter((file) => /(?:from|import\()\s*"[^"]+\.tsx?"|worker\.ts"/.test(codeOf(folder, file)));
		expect(wrong).toEqual([]);
	});
});

const codeOf = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");
