import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ended } from "./command.ts";
import { consumer, tool } from "./places.ts";

const OPTIONS = ["--bundle", "--minify", "--format=esm", "--log-level=error", "--out-extension:.js=.mjs"];

/** Bundles each library by itself; returns the files, in the order of the keys. */
export function bundledAlone(keys: readonly string[]): readonly string[] {
	mkdirSync(join(consumer(), "alone"), { recursive: true });
	const entries = keys.map((key) => `alone/${key}.mjs`);
	for (const [at, entry] of entries.entries())
		writeFileSync(join(consumer(), entry), `export * from "@vitrine/catalogue/libraries/${keys[at]}";`);
	const { status, output } = ended(consumer(), tool("@esbuild/linux-x64/bin/esbuild"), [
		...entries,
		...OPTIONS,
		"--outdir=alone/built",
	]);
	expect(status, output).toBe(0);
	return keys.map((key) => join(consumer(), "alone/built", `${key}.mjs`));
}
