import { expect, test } from "vitest";
import { NO_ROUNDS, ownTime, type Round, roundFigures, withRound } from "../../tools/attack/stopwatch.ts";

const round = (about: Partial<Round>): Round => ({ took: 1, waited: 0, ran: 0, bare: 0.4, ...about });

test("a server that works for too long is late, also on a busy machine", () => {
	expect(ownTime(round({ took: 150, ran: 149 }))).toBeGreaterThan(100);
	expect(ownTime(round({ took: 250, ran: 149, waited: 90, bare: 5 }))).toBeGreaterThan(100);
});

test("what a bare server takes at the same moment, and waiting for a core, is the machine's", () => {
	expect(ownTime(round({ took: 132, bare: 128 }))).toBeLessThan(5);
	expect(ownTime(round({ took: 132, waited: 120 }))).toBeLessThan(12);
	expect(ownTime(round({ took: 1, bare: 300 }))).toBe(0);
});

test("rounds that are late are counted with their reason, and the figures have both", () => {
	const rounds = [round({}), round({ took: 150 }), round({ took: 300, bare: 290 }), round({})].reduce(
		withRound,
		NO_ROUNDS,
	);
	expect(rounds).toMatchObject({ count: 4, late: 1, excused: 1, slowest: 300, slowestOwn: 149.6, slowestBare: 290 });
	expect(roundFigures(rounds)).toEqual({
		"slowest /livez": "300 ms, of which 150 ms at most are the site's",
		"a bare server": "290 ms at most",
		"late only because of the machine":
			"1 of 4 (the last took 300 ms: the server ran 0 ms, 0 ms passed without a core, and a bare server took 290 ms)",
	});
});
