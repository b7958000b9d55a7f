import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { clusterHandle } from "../../../../../tools/opensearch/handle.ts";
import { EDITION_SOURCE, editionSeen, recordsOfEdition } from "./testing/editions.ts";
import { openOwn, ownName, theCluster } from "./testing/ownCluster.ts";
import { type ProxyRequest, startProxy } from "./testing/proxy.ts";

const COUNT = 400;
/** Processes that are run, and killed, at the same time. */
const AT_ONCE = 4;

/** The outcome of an import that was to be killed. */
interface Outcome {
	/** It was killed before this request of its commit; false if it sent fewer. */
	readonly isKilled: boolean;
	readonly path: string;
	/** The edition that readers see afterwards. */
	readonly seen: number;
}

/** A slow import sends more of them, so they are not counted: the numbers of the others are the same in each run. */
const isHeartbeat = ({ path, body }: ProxyRequest): boolean =>
	path.includes("/_doc/lease") && body !== "" && (JSON.parse(body) as { holder: string }).holder !== "";

/** Kills an import with SIGKILL before a request of its commit, counted from 0, and checks the catalogue. */
async function killedBefore(request: number): Promise<Outcome> {
	const name = ownName();
	const index = openOwn({ name });
	const first = await index.load(EDITION_SOURCE);
	await first.add(recordsOfEdition(1, COUNT));
	await first.commit({ skipped: 0, complete: true });

	let child: ChildProcess | undefined;
	let [isCommitting, sent, path] = [false, 0, ""];
	const proxy = await startProxy({
		node: theCluster().urls[0]!,
		instead: async (asked) => {
			if (!isCommitting || isHeartbeat(asked) || sent++ !== request) return undefined;
			path = `${asked.method} ${asked.path}`;
			child?.kill("SIGKILL");
			return new Promise<never>(() => {});
		},
	});
	onTestFinished(proxy.close);
	child = spawn(
		process.execPath,
		[join(import.meta.dirname, "testing/importer.ts"), proxy.url, name, "2", String(COUNT)],
		{
			stdio: ["pipe", "pipe", "inherit"],
		},
	);
	onTestFinished(() => void child?.kill("SIGKILL"));
	const ended = once(child, "close");
	await once(child.stdout!, "data");
	expect(await editionSeen(index, COUNT)).toBe(1);
	isCommitting = true;
	child.stdin!.write("commit\n");
	const [code, signal] = (await ended) as [number | null, string | null];
	if (signal !== "SIGKILL") expect(code).toBe(0);

	const seen = await editionSeen(index, COUNT);
	const fresh = openOwn({ name });
	expect(await editionSeen(fresh, COUNT)).toBe(seen);
	const next = await fresh.load(EDITION_SOURCE);
	await next.add(recordsOfEdition(3, COUNT));
	expect(await editionSeen(index, COUNT)).toBeGreaterThanOrEqual(seen);
	await next.commit({ skipped: 0, complete: true });
	expect(await editionSeen(fresh, COUNT)).toBe(3);
	expect(await editionSeen(index, COUNT)).toBe(3);
	expect((await fresh.verify()).problems).toEqual([]);
	return { isKilled: signal === "SIGKILL", path, seen };
}

describe.skipIf(clusterHandle() === undefined)("a process that is killed during its commit", () => {
	it("leaves the complete old or new catalogue, whichever request it dies before", async () => {
		const outcomes: Outcome[] = [];
		for (let at = 0; outcomes.every(({ isKilled }) => isKilled); at += AT_ONCE) {
			const requests = Array.from({ length: AT_ONCE }, (_, more) => at + more);
			outcomes.push(...(await Promise.all(requests.map(killedBefore))));
		}
		const killed = outcomes.filter(({ isKilled }) => isKilled);
		expect(killed.length).toBeGreaterThanOrEqual(3);
		expect(new Set(killed.map(({ seen }) => seen))).toEqual(new Set([1, 2]));
		expect(outcomes.find(({ isKilled }) => !isKilled)?.seen).toBe(2);
	});
});
