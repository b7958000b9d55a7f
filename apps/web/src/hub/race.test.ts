import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressesOf, SECRET, swapsIn } from "../testing/swaps.ts";
import { type Stage, stage } from "./testing.ts";

/** Requests that are made while files are swapped. */
const REQUESTS = 400;

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

test.skipIf(process.platform === "win32")(
	"a file that becomes a link or a pipe gives no byte of another file, and no error",
	async () => {
		const addresses = addressesOf("acme/one");
		const statuses = new Set<number>();
		let leaks = 0;
		const state = { isDone: false };
		const swapping = (async () => {
			for (; !state.isDone; await new Promise((resolve) => setImmediate(resolve))) swap();
		})();
		for (let made = 0; made < REQUESTS; made += addresses.length) {
			const answers = await Promise.all(addresses.map(async (address) => site.app.request(address)));
			for (const answer of answers) {
				statuses.add(answer.status);
				if ((await answer.text()).includes(SECRET)) leaks++;
			}
		}
		state.isDone = true;
		await swapping;
		expect([leaks, [...statuses].sort()]).toEqual([0, [200, 404]]);
	},
);
