import { expect, test } from "vitest";
import { optionsOf } from "../../tools/load/options.ts";

test("a run has usual sizes", () => {
	expect(optionsOf([])).toMatchObject({ records: 2_500_000, minutes: 30, seed: 1, rate: undefined, cluster: false });
	expect(optionsOf(["--cluster"])).toMatchObject({ records: 100_000, cluster: true });
	expect(optionsOf(["--only", "slow", "--rate", "12.5"])).toMatchObject({ parts: ["slow"], rate: 12.5 });
});

test.each([
	[["--records", "many"], "--records must be a whole number of at least 1000, not “many”."],
	[["--records", "1000.5"], "--records must be a whole number of at least 1000, not “1000.5”."],
	[["--minutes", "0"], "--minutes must be a number of at least 0.1, not “0”."],
	[["--rate", ""], "--rate must be a number of at least 0.1, not “”."],
	[["--seed", "-1"], ""],
	[["--only", "everything"], "--only must be one of mix, slow, overload, not “everything”."],
	[["--fast"], "--fast"],
])("%j is refused by name", (args, message) => expect(() => optionsOf(args)).toThrow(message));
