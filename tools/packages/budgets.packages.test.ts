import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { BUDGETS } from "./budgets.ts";
import { ended } from "./command.ts";
import { consumer, ROOT, tool } from "./places.ts";

it.each(BUDGETS)("$what costs at most $bytes bytes, and not much less", ({ code, bytes }) => {
	writeFileSync(join(consumer(), "budget.mjs"), code);
	const args = ["budget.mjs", "--bundle", "--minify", "--format=esm", "--log-level=error"];
	const { status, output } = ended(consumer(), tool("@esbuild/linux-x64/bin/esbuild"), args);
	expect(status, output).toBe(0);
	const size = brotliCompressSync(output).length;
	expect(size).toBeLessThanOrEqual(bytes);
	expect(size, "lower the budget in tools/packages/budgets.ts").toBeGreaterThan(bytes * 0.4);
});

it("docs/packages.md has each budget", () => {
	const page = readFileSync(join(ROOT, "docs/packages.md"), "utf8");
	for (const { what, bytes } of BUDGETS) expect(page).toContain(`| ${what} | ${(bytes / 1000).toFixed(1)} |`);
});
