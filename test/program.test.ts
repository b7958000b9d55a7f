import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
// @ts-expect-error -- a script without types, which runs before anything is installed
import * as pinned from "../scripts/pinned-node.mjs";
// @ts-expect-error -- the same
import * as script from "../scripts/pinned-program.mjs";

interface Entry {
	readonly version: string;
	readonly integrity: string;
	readonly os?: readonly string[];
}
interface Lock {
	readonly packages: Readonly<Record<string, Entry>>;
}
type Npm = (args: readonly string[], options: { readonly cwd: string }) => Promise<{ status: number; stdout: string }>;
const { fetchProgram, hasProgram, placeProgram, withoutProgram } = script as {
	readonly fetchProgram: (folder: string, lock: Lock, npm: Npm) => Promise<boolean>;
	readonly hasProgram: (folder: string, lock: Lock) => boolean;
	readonly placeProgram: (folder: string) => void;
	readonly withoutProgram: (lock: Lock) => Lock;
};
const { programPackage } = pinned as { readonly programPackage: () => string };

const VERSION = "26.10.0";
const path = `node_modules/${programPackage()}`;

/** A folder with an archive such as the registry has; npm is replaced by a copy of that. */
function project(): { readonly folder: string; readonly lock: Lock; readonly npm: Npm } {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-program-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const [name, text] of [
		["package.json", JSON.stringify({ version: VERSION })],
		["LICENSE", "MIT"],
		["bin/node", "the program"],
		["include/node/v8.h", "a header"],
		["lib/node_modules/npm/index.js", "npm"],
	] as const) {
		const file = join(folder, "package", name);
		mkdirSync(join(file, ".."), { recursive: true });
		writeFileSync(file, text);
	}
	const archive = join(folder, "archive.tgz");
	execFileSync("tar", ["-czf", archive, "-C", folder, "package"]);
	mkdirSync(join(folder, "node_modules"));
	const digest = createHash("sha512").update(readFileSync(archive)).digest("base64");
	const lock = { packages: { [path]: { version: VERSION, integrity: `sha512-${digest}` } } };
	const npm: Npm = (_, { cwd }) => {
		copyFileSync(archive, join(cwd, "node.tgz"));
		return Promise.resolve({ status: 0, stdout: "node.tgz\n" });
	};
	return { folder, lock, npm };
}

describe("the pinned Node", () => {
	it("is unpacked without what Vitrine does not use", async () => {
		const { folder, lock, npm } = project();
		expect(hasProgram(folder, lock)).toBe(false);
		expect(await fetchProgram(folder, lock, npm)).toBe(true);
		placeProgram(folder);
		expect(hasProgram(folder, lock)).toBe(true);
		const has = (file: string): boolean => existsSync(join(folder, path, file));
		expect(["bin/node", "LICENSE", "include", "lib"].map(has)).toEqual([true, true, false, false]);
		expect(existsSync(join(folder, ".installing"))).toBe(false);
	});

	it("is refused if it is another archive than that of the lock file, or cannot be fetched", async () => {
		const { folder, lock, npm } = project();
		const other = { packages: { [path]: { version: VERSION, integrity: "sha512-AAAA" } } };
		expect(await fetchProgram(folder, other, npm)).toBe(false);
		expect(await fetchProgram(folder, lock, () => Promise.resolve({ status: 1, stdout: "" }))).toBe(false);
		expect(hasProgram(folder, lock)).toBe(false);
	});

	it("is skipped by npm, and by nothing else that is installed", () => {
		const one = { version: "1.0.0", integrity: "sha512-x" };
		const lock = { packages: { [path]: one, "node_modules/one": one } };
		expect(withoutProgram(lock)).toEqual({
			packages: { [path]: { ...one, os: ["none"] }, "node_modules/one": one },
		});
	});

	it("is wanted in the version of the lock file", async () => {
		const { folder, lock, npm } = project();
		await fetchProgram(folder, lock, npm);
		placeProgram(folder);
		expect(hasProgram(folder, { packages: { [path]: { version: "27.0.0", integrity: "sha512-x" } } })).toBe(false);
		expect(hasProgram(folder, { packages: {} })).toBe(true);
	});
});
