import { describe, expect, it } from "vitest";
import { EXAMPLE, loaded, sizeOf, SNIPPETS } from "../scripts/sizes.ts";

/** Bytes of brotli; a little above what is, so that whoever adds more decides to. */
const MOST = { example: 2_048, oneClient: 16_500, all: 33_000 };

describe("what a browser loads", { timeout: 120_000 }, () => {
	it("for an example input alone is small", async () => {
		const { brotli, parts } = await sizeOf(EXAMPLE);
		expect(brotli, parts.slice(0, 5).join(" ")).toBeLessThanOrEqual(MOST.example);
	});

	it("to rebuild the snippet of one client, and those of all, does not grow", async () => {
		const sources = loaded();
		for (const [name, source] of Object.entries(sources)) {
			const { brotli, parts } = await sizeOf(source);
			expect(brotli, `${name}: ${parts.slice(0, 5).join(" ")}`).toBeLessThanOrEqual(MOST.oneClient);
		}
		expect((await sizeOf(SNIPPETS)).brotli).toBeLessThanOrEqual(MOST.all);
	});
});
