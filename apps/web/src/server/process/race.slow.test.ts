import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { importSource, openStore } from "@vitrine/store";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildIfStale, serverFile } from "../../../scripts/build.ts";
import { addressesOf, SECRET, swapsIn } from "../../testing/swaps.ts";

/** Swaps of files, and requests at a time. */
const [SWAPS, AT_ONCE] = [6_000, 16];
/** Milliseconds that an answer, and the end of the server, may take on a busy machine. */
const PATIENCE = 30_000;

const folder = mkdtempSync(join(tmpdir(), "vitrine-race-"));
const models = join(folder, "models");
let swap: () => void;
let child: ChildProcess;
let url: string;

beforeAll(async () => {
	await buildIfStale();
	swap = swapsIn(join(models, "acme/one"), join(folder, "outside"));
	mkdirSync(join(folder, "data"));
	const store = await openStore({ data: join(folder, "data"), starter: false });
	await importSource(store.index, models);
	await store.close();
	const env = { ...process.env, VITRINE_DATA: join(folder, "data"), PORT: "0" };
	child = spawn(process.execPath, [serverFile], { env, stdio: ["ignore", "pipe", "inherit"] });
	let said = "";
	child.stdout?.on("data", (piece: Buffer) => (said += piece.toString()));
	while (!said.includes("ready at")) await setTimeout(50);
	url = /ready at (http:\S+)/.exec(said)?.[1] ?? "";
}, 240_000);
afterAll(() => {
	child.kill("SIGKILL");
	rmSync(folder, { recursive: true, force: true });
});

/** In place of a status: the connection ended, as it does when a file changes while it is sent. */
const ENDED = 0;

/** The status and text of an answer. Fails if none comes. */
async function read(address: string): Promise<readonly [status: number, text: string]> {
	try {
		const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
		return [answer.status, await answer.text()];
	} catch (error) {
		if (error instanceof TypeError) return [ENDED, ""];
		throw error;
	}
}

test.skipIf(process.platform === "win32")(
	"thousands of swaps leak nothing, and leave nothing that hangs",
	async () => {
		const addresses = addressesOf("acme/one");
		const statuses = new Map<number, number>();
		const count = { swaps: 0, leaks: 0, asked: 0 };
		const asking = async (): Promise<void> => {
			while (count.swaps < SWAPS) {
				const address = addresses[count.asked++ % addresses.length] ?? "/";
				const [status, text] = await read(url + address);
				if (text.includes(SECRET)) count.leaks++;
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			}
		};
		const swapping = async (): Promise<void> => {
			for (; count.swaps < SWAPS; count.swaps++) {
				swap();
				await setTimeout(count.swaps % 4 === 0 ? 1 : 0);
			}
		};
		await Promise.all([swapping(), ...Array.from({ length: AT_ONCE }, asking)]);
		// A server on a busy machine refuses what it has no time for.
		expect([count.leaks, [...statuses.keys()].filter((status) => ![200, 404, 503, ENDED].includes(status))]).toEqual([
			0,
			[],
		]);
		expect(statuses.get(ENDED) ?? 0).toBeLessThan(count.asked / 10);
		expect((await fetch(`${url}/tasks`)).status).toBe(200);
		child.kill("SIGTERM");
		const ended = await Promise.race([
			once(child, "exit").then(([code]) => code as number),
			setTimeout(PATIENCE, "hangs"),
		]);
		expect(ended).toBe(0);
	},
	300_000,
);
