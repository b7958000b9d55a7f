import { describe, expect, it } from "vitest";
import { EXAMPLE, sizeOf, SNIPPETS } from "../scripts/sizes.ts";

/** Bytes of brotli, a little above the present sizes: adding more is a decision. */
const MOST = { example: 2_048, all: 41_000 };

const DECIDE = "if the code is worth its bytes, raise MOST in packages/inference/src/sizes.test.ts";

describe("what a browser loads", () => {
	it("for an example input alone is small", async () => {
		const { brotli, parts } = await sizeOf(EXAMPLE);
		expect(brotli, parts.slice(0, 5).join(" ")).toBeLessThanOrEqual(MOST.example);
	});

	it("for every client and provider does not grow", async () => {
		expect((await sizeOf(SNIPPETS)).brotli, DECIDE).toBeLessThanOrEqual(MOST.all);
	});
});
