import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { swept } from "../../../../test/sweep.ts";
import { addressesOf, SECRET, swapsIn } from "../testing/swaps.ts";
import { type Stage, stage } from "./testing.ts";

/** Times that each address is read while files are swapped, in each round. Rounds are tests of their own, so that no test takes long. */
const TIMES = 6;
const ROUNDS = [1, 2, 3, 4];

const outside = mkdtempSync(join(tmpdir(), "vitrine-race-"));
let site: Stage;
let swap: () => void;
beforeAll(async () => {
	site = await stage({ "acme/one/README.md": "---\ntags: [plain]\n---\n" });
	swap = swapsIn(join(site.models, "acme/one"), outside);
});
afterAll(async () => {
	await site.close();
	rmSync(outside, { recursive: true, force: true });
});

describe.skipIf(process.platform === "win32")("a file that becomes a link or a pipe", () => {
	const addresses = addressesOf("acme/one");
	const statuses = new Set<number>();

	for (const [round, options] of swept(ROUNDS, 2))
		test(`gives no byte of another file (round ${round})`, options, async () => {
			let leaks = 0;
			const state = { isOver: false };
			const swapping = (async () => {
				for (; !state.isOver; await new Promise((resolve) => setImmediate(resolve))) swap();
			})();
			for (let time = 0; time < TIMES; time++) {
				const answers = await Promise.all(addresses.map(async (address) => site.app.request(address)));
				for (const answer of answers) {
					statuses.add(answer.status);
					if ((await answer.text()).includes(SECRET)) leaks++;
				}
			}
			state.isOver = true;
			await swapping;
			expect(leaks).toBe(0);
		});

	test("is there or not, and no error", () => {
		expect([...statuses].sort()).toEqual([200, 404]);
	});
});
