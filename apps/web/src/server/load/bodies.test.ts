import { expect, test } from "vitest";
import { TEST_CONFIG, testStore } from "../../testing/site.ts";
import { createApp } from "../app/app.ts";
import { Bodies } from "./bodies.ts";
import { LoadControl } from "./loadControl.ts";
import { SWEEP } from "../../../../../test/sweep.ts";

/** A request whose body comes in pieces, and ends only where they do. */
function posted(path: string, pieces: Iterable<string>, isEnded = true): Request {
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
			if (isEnded) controller.close();
		},
	});
	const headers = { "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
	return streamed(path, headers, body);
}

/** A request with a body that streams, which the types of requests do not know. */
function streamed(path: string, headers: Readonly<Record<string, string>>, body: ReadableStream<Uint8Array>): Request {
	return new Request(`http://localhost${path}`, { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

const slow = (path: string): Request => posted(path, ["{"], false);

/** A site with two places for answers, which gives up a body after a moment. */
async function site(patience: number, bodies = 20) {
	const load = new LoadControl({}, { inFlight: 2, waiting: 2, patience: 60_000 }, undefined, {
		bodies,
		patience,
		most: 100_000,
	});
	const assets = { script: "/main.js", styles: [], fonts: [], file: async () => undefined };
	return { load, app: createApp({ store: await testStore(), config: TEST_CONFIG, assets, load }) };
}

const SNIPPETS = "/api/v1/snippets";

test(
	"requests whose bodies do not come hold no place for an answer, and are refused after a while",
	SWEEP,
	async () => {
		const { load, app } = await site(3_000);
		const paths = [SNIPPETS, "/mcp", "/api/models/a/b/paths-info/main"];
		const all = Array.from({ length: 12 }, (_, at) => app.request(slow(paths[at % paths.length] ?? "")));
		await expect.poll(() => load.counts.inFlight).toBe(0);
		for (const path of ["/models", "/models?q=whisper", "/api/v1/tasks"])
			expect([path, (await app.request(path)).status]).toEqual([path, 200]);
		const answers = await Promise.all(all);
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 408));
		expect(await answers[0]?.json()).toMatchObject({ code: "late-body", status: 408 });
		expect(load.counts).toMatchObject({ inFlight: 0, waiting: 0 });
	},
);

test("as many bodies are received at a time as there is memory for; others are refused", async () => {
	const { app } = await site(2_000, 3);
	const all = Array.from({ length: 5 }, () => app.request(slow(SNIPPETS)));
	const statuses = (await Promise.all(all)).map(({ status }) => status);
	expect(statuses).toEqual([408, 408, 408, 503, 503]);
	expect((await app.request(posted(SNIPPETS, ["{}"]))).status).toBe(400);
});

test("a body is the same in any pieces, and one that is too long is refused as it was", async () => {
	const { app } = await site(60_000);
	const text = JSON.stringify({ model: { id: "acme/chat", tags: ["é", "日本"] }, kinds: ["load"] });
	const bytes = [...new TextEncoder().encode(text)];
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
			controller.close();
		},
	});
	const headers = { "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
	const inBytes = streamed(SNIPPETS, headers, body);
	const [one, two] = await Promise.all([inBytes, posted(SNIPPETS, [text])].map((request) => app.request(request)));
	expect([one?.status, await one?.text()]).toEqual([200, await two?.text()]);
	const long = await app.request(posted(SNIPPETS, [`"${"x".repeat(70_000)}"`]));
	expect([long.status, await long.json()]).toEqual([413, expect.objectContaining({ code: "too-large" })]);
	const longer = posted(SNIPPETS, Array.from<string>({ length: 300 }).fill("x".repeat(1_000)), false);
	expect((await app.request(longer)).status).toBe(413);
});

test("a body that says that it is too long is refused without it", async () => {
	const { app } = await site(60_000);
	const headers = { "Content-Type": "application/json", "Content-Length": String(2 ** 53) };
	for (const path of [SNIPPETS, "/mcp", "/api/models/a/b/paths-info/main"]) {
		const answer = await app.request(streamed(path, headers, new ReadableStream({})));
		expect([path, answer.status, await answer.text()]).toEqual([path, 413, expect.stringMatching(/bytes/)]);
	}
});

test("a client that leaves while its body comes frees its place", async () => {
	const bodies = new Bodies({ bodies: 1, patience: 60_000, most: 10 });
	const leaving = Promise.withResolvers<never>();
	const body = new ReadableStream({ pull: () => leaving.promise });
	const request = streamed("/", { "Content-Length": "5" }, body);
	const received = bodies.received(request);
	expect(bodies.receiving).toBe(1);
	leaving.reject(new Error("aborted"));
	await expect(received).rejects.toThrow("aborted");
	expect(bodies.receiving).toBe(0);
});
