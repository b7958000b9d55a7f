import { describe, expect, it } from "vitest";
import { session } from "../tools/fuzz/session.ts";
import { TARGETS } from "../tools/fuzz/targets/index.ts";
import { keptInputs } from "../tools/fuzz/corpus.ts";

describe("the fuzzer", () => {
	it.each([
		["error", "err"],
		["memory", "mem"],
		["hang", "han"],
	])("finds a planted %s from a few letters", async (kind, defect) => {
		const given = new TextEncoder().encode("seed");
		const { findings } = await session({ name: `planted-${kind}`, corpus: [given], seed: 7, seconds: 60, most: 1 });
		expect(findings.map(({ kind }) => kind)).toEqual([kind]);
		expect(new TextDecoder().decode(findings[0]?.input)).toMatch(new RegExp(`^${defect}`));
	});
});

describe.each(TARGETS)("%s", (name) => {
	it("keeps its promises for the kept inputs", async () => {
		const corpus = keptInputs(name);
		expect(corpus.length).toBeGreaterThan(0);
		const { findings } = await session({ name, corpus, seed: 1, seconds: 1, most: 5 });
		expect(findings.map(({ kind, why }) => `${kind}: ${why}`)).toEqual([]);
	});
});
