import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
// @ts-expect-error -- a script without types, which runs before anything is installed
import * as script from "../scripts/located-lock.mjs";

interface Lock {
	readonly packages: Readonly<
		Record<string, { readonly resolved?: string; readonly name?: string; readonly version?: string }>
	>;
}
const { located, withLockFile } = script as {
	readonly located: (lock: Lock, config: object) => Lock;
	readonly withLockFile: <T>(folder: string, lock: Lock, install: () => Promise<T>) => Promise<T>;
};

const LOCK = join(import.meta.dirname, "../package-lock.json");
const config = { registry: "https://registry.example/npm/", "@own:registry": "https://own.example" };
const entry = { version: "1.2.3", integrity: "sha512-x" };

function temporary(): string {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-install-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}

describe("an installation", () => {
	it("gives npm the address of each archive, in the registry of its scope", () => {
		const link = { resolved: "packages/model", link: true };
		const packages = {
			"": { name: "vitrine" },
			"node_modules/one": entry,
			"node_modules/one/node_modules/@some/two": entry,
			"node_modules/@own/three": entry,
			"node_modules/alias": { ...entry, name: "four" },
			"node_modules/@vitrine/model": link,
		};
		expect(located({ packages }, config)).toEqual({
			packages: {
				"": { name: "vitrine" },
				"node_modules/one": { ...entry, resolved: "https://registry.example/npm/one/-/one-1.2.3.tgz" },
				"node_modules/one/node_modules/@some/two": {
					...entry,
					resolved: "https://registry.example/npm/@some/two/-/two-1.2.3.tgz",
				},
				"node_modules/@own/three": { ...entry, resolved: "https://own.example/@own/three/-/three-1.2.3.tgz" },
				"node_modules/alias": {
					...entry,
					name: "four",
					resolved: "https://registry.example/npm/four/-/four-1.2.3.tgz",
				},
				"node_modules/@vitrine/model": link,
			},
		});
	});

	it("knows the address of every archive of this project", () => {
		const lock = JSON.parse(readFileSync(LOCK, "utf8")) as Lock;
		const { packages } = located(lock, config);
		const unknown = Object.entries(packages).filter(
			([path, { resolved }]) => path.includes("node_modules/") && !resolved,
		);
		expect(unknown).toEqual([]);
	});

	it("leaves no second lock file, also if it fails", async () => {
		const folder = temporary();
		const lock = { packages: { "node_modules/one": entry } };
		const seen = (): Promise<string> => readFile(join(folder, "npm-shrinkwrap.json"), "utf8");
		expect(JSON.parse(await withLockFile(folder, lock, seen))).toEqual(lock);
		await expect(seen()).rejects.toThrow("ENOENT");
		const failing = withLockFile(folder, lock, () => Promise.reject(new Error("interrupted")));
		await expect(failing).rejects.toThrow("interrupted");
		await expect(seen()).rejects.toThrow("ENOENT");
	});
});
