import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
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
const { located, withLocatedLock } = script as {
	readonly located: (lock: Lock, config: object) => Lock;
	readonly withLocatedLock: <T>(folder: string, config: object, install: () => T) => T;
};

const LOCK = join(import.meta.dirname, "../package-lock.json");
const config = { registry: "https://registry.example/npm/", "@own:registry": "https://own.example" };
const entry = { version: "1.2.3", integrity: "sha512-x" };

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

	it("leaves no second lock file, also if it fails", () => {
		const folder = mkdtempSync(join(tmpdir(), "vitrine-install-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		copyFileSync(LOCK, join(folder, "package-lock.json"));
		const seen = (): boolean => existsSync(join(folder, "npm-shrinkwrap.json"));
		expect(withLocatedLock(folder, config, seen)).toBe(true);
		expect(seen()).toBe(false);
		expect(() =>
			withLocatedLock(folder, config, () => {
				throw new Error("interrupted");
			}),
		).toThrow("interrupted");
		expect(seen()).toBe(false);
	});
});
