import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { Lateness } from "./lateness.ts";
import { LoadControl } from "./loadControl.ts";
import { refusingEarly } from "./refuseEarly.ts";

let server: Server;
afterEach(() => void server?.close());

/** A server with a full queue, or one with room, whose event loop is late. */
async function serving(isFull: boolean, late: number) {
	const load = new LoadControl({}, { inFlight: 1, waiting: 0, patience: 1000 });
	if (isFull)
		void load.run(
			() => new AbortController().signal,
			() => new Promise(() => {}),
		);
	const site = vi.fn((_, response) => void response.end("site"));
	server = createServer(refusingEarly(load, { milliseconds: late } as Lateness, site));
	await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return { load, get: (path: string) => fetch(url + path) };
}

test("a server that is full and late refuses requests itself, but answers probes", async () => {
	const { load, get } = await serving(true, 251);
	const refused = await get("/models");
	expect([refused.status, refused.headers.get("Retry-After"), refused.headers.get("Cache-Control")]).toEqual([
		503,
		"5",
		"no-store",
	]);
	expect(await refused.text()).toBe(`${refused.headers.get("X-Error-Message")}\n`);
	for (const probe of ["/livez", "/readyz?verbose"]) expect(await (await get(probe)).text()).toBe("site");
	expect(load.counts.shed).toBe(1);
});

test.each([
	["full, but not late", true, 250],
	["late, but not full", false, 9999],
])("a server that is %s leaves requests to the site", async (_, isFull, late) => {
	const { load, get } = await serving(isFull, late);
	expect(await (await get("/models")).text()).toBe("site");
	expect(load.counts.shed).toBe(0);
});

test("lateness is that of the last timer, or of one that is due", () => {
	vi.useFakeTimers({ toFake: ["setInterval"] });
	let now = 0;
	const lateness = new Lateness(() => now);
	now = 50;
	vi.advanceTimersByTime(50);
	expect(lateness.milliseconds).toBe(0);
	now = 500;
	expect(lateness.milliseconds).toBe(400);
	vi.advanceTimersByTime(50);
	expect(lateness.milliseconds).toBe(400);
	now = 550;
	vi.advanceTimersByTime(50);
	expect(lateness.milliseconds).toBe(0);
	lateness.stop();
	vi.useRealTimers();
});
