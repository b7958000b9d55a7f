import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Addressing, type PageSnapshot, Visit } from "./visit.ts";

interface View {
	readonly rows: string;
	readonly counts?: string | undefined;
	readonly isCounting?: true;
}

const addressing: Addressing<string, View> = {
	parse: (query) => query.get("q") ?? "",
	address: (state) => `/list?q=${state}`,
	dataAddress: (state) => `/data?q=${state}`,
	read: (answer, { counts }) => ((answer as View).isCounting ? { ...(answer as View), counts } : (answer as View)),
	isUnfinished: ({ isCounting = false }) => isCounting,
};

/** What a fetch that is under way will be answered, in its own time. */
interface Asked {
	readonly url: string;
	readonly signal: AbortSignal;
	readonly answer: (response: Response) => void;
}

let asked: Asked[];
let went: string[];
beforeEach(() => {
	[asked, went] = [[], []];
	vi.stubGlobal("fetch", (url: string, { signal }: { signal: AbortSignal }) => {
		const { promise, resolve, reject } = Promise.withResolvers<Response>();
		signal.addEventListener("abort", () => reject(signal.reason));
		asked.push({ url, signal, answer: resolve });
		return promise;
	});
	vi.stubGlobal("history", {
		pushState: (_: unknown, __: string, url: string) => went.push(url),
		replaceState: () => {},
	});
	vi.stubGlobal("location", { search: "", assign: (url: string) => went.push(`page ${url}`) });
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("removeEventListener", () => {});
	vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => {
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	});
});

/** An answer in parts, each sent on command. */
function inParts(): { readonly response: Response; readonly send: (part: object) => void; readonly end: () => void } {
	let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
	const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
	return {
		response: new Response(body, { headers: { "Content-Type": "application/x-ndjson" } }),
		send: (part) => stream?.enqueue(new TextEncoder().encode(`${JSON.stringify(part)}\n`)),
		end: () => stream?.close(),
	};
}

function visited(view: View = { rows: "first", counts: "first" }): {
	visit: Visit<string, View>;
	seen: PageSnapshot<string, View>[];
} {
	const visit = new Visit(addressing, view, "");
	const seen: PageSnapshot<string, View>[] = [];
	visit.subscribe(() => seen.push(visit.snapshot()));
	return { visit, seen };
}

/** Milliseconds after which something hangs: a busy machine takes long. */
const PATIENCE = 30_000;

const question = async (at: number): Promise<Asked> => vi.waitUntil(() => asked[at], PATIENCE);
const shows = (visit: Visit<string, View>, wanted: Partial<PageSnapshot<string, View>>): Promise<void> =>
	vi.waitFor(() => expect(visit.snapshot()).toMatchObject(wanted), PATIENCE);

describe("a view that is changed in place", () => {
	test("shows the first part of an answer with the rest of the view before", async () => {
		const { visit, seen } = visited();
		visit.go(() => "a");
		const { response, send, end } = inParts();
		(await question(0)).answer(response);
		expect(visit.snapshot()).toMatchObject({ state: "a", busy: true, partial: false, view: { rows: "first" } });
		send({ rows: "a", isCounting: true });
		await shows(visit, { busy: false, partial: true, view: { rows: "a", counts: "first" } });
		send({ rows: "a", counts: "a" });
		end();
		await shows(visit, { busy: false, partial: false, view: { rows: "a", counts: "a" } });
		expect(seen.map(({ view: { rows, counts } }) => rows + counts)).toEqual(
			expect.arrayContaining(["firstfirst", "afirst", "aa"]),
		);
		expect(went).toEqual(["/list?q=a"]);
	});

	test("never shows an earlier answer after a later one", async () => {
		const { visit, seen } = visited();
		const [slow, quick] = [inParts(), inParts()];
		visit.go(() => "slow");
		(await question(0)).answer(slow.response);
		slow.send({ rows: "slow", isCounting: true });
		await shows(visit, { view: { rows: "slow", counts: "first" } });
		visit.go(() => "quick");
		const late = await question(1);
		expect(asked[0]?.signal.aborted).toBe(true);
		slow.send({ rows: "slow", counts: "slow" });
		late.answer(quick.response);
		quick.send({ rows: "quick", isCounting: true });
		slow.end();
		quick.send({ rows: "quick", counts: "quick" });
		quick.end();
		await shows(visit, { state: "quick", partial: false, view: { rows: "quick", counts: "quick" } });
		expect(seen.some(({ view }) => view.counts === "slow")).toBe(false);
		const rows = seen.map(({ view }) => view.rows);
		expect(rows.lastIndexOf("slow")).toBeLessThan(rows.indexOf("quick"));
	});

	test("shows the answer to the last of many requests, in any order of answers", async () => {
		const { visit, seen } = visited();
		for (let at = 0; at < 6; at++) {
			visit.go(() => `q${at}`);
			await question(at);
		}
		for (const at of [3, 5, 0, 4, 2, 1]) asked[at]?.answer(Response.json({ rows: `q${at}`, counts: `q${at}` }));
		await shows(visit, { state: "q5", busy: false, partial: false, view: { rows: "q5", counts: "q5" } });
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(new Set(seen.map(({ view }) => view.rows))).toEqual(new Set(["first", "q5"]));
		expect(went).toHaveLength(6);
	});

	test("fetches at once what the server left out, and keeps showing the rest", async () => {
		const { visit, seen } = visited({ rows: "first", isCounting: true });
		expect(visit.snapshot()).toMatchObject({ busy: false, partial: true });
		(await question(0)).answer(Response.json({ rows: "first", counts: "first" }));
		await shows(visit, { partial: false, view: { rows: "first", counts: "first" } });
		expect(seen.some(({ busy }) => busy)).toBe(false);
		expect([asked.map(({ url }) => url), went]).toEqual([["/data?q="], []]);
	});

	test("loads the page instead if an answer fails or breaks off", async () => {
		const { visit } = visited();
		visit.go(() => "refused");
		(await question(0)).answer(new Response("no", { status: 500 }));
		await vi.waitFor(() => expect(went).toContain("page /list?q=refused"), PATIENCE);
		visit.go(() => "cut");
		const { response, send, end } = inParts();
		(await question(1)).answer(response);
		send({ rows: "cut", isCounting: true });
		end();
		await vi.waitFor(() => expect(went).toContain("page /list?q=cut"), PATIENCE);
		expect(visit.snapshot()).toMatchObject({ partial: true, view: { rows: "cut", counts: "first" } });
	});

	test("stays after a failed fetch where its addressing wants that; it tries again, or goes back to the state of its view", async () => {
		const visit = new Visit({ ...addressing, staysOnFailure: true }, { rows: "first", counts: "first" }, "");
		visit.subscribe(() => {});
		visit.go(() => "a");
		(await question(0)).answer(new Response("no", { status: 503 }));
		await shows(visit, { state: "a", busy: false, failed: true, view: { rows: "first", counts: "first" } });
		visit.retry();
		expect(visit.snapshot()).toMatchObject({ busy: true, failed: false });
		(await question(1)).answer(Response.json({ rows: "a", counts: "a" }));
		await shows(visit, { failed: false, partial: false, view: { rows: "a", counts: "a" } });
		visit.go(() => "b");
		(await question(2)).answer(new Response("no", { status: 503 }));
		await shows(visit, { state: "b", failed: true });
		visit.undo();
		expect(visit.snapshot()).toMatchObject({ state: "a", failed: false, view: { rows: "a" } });
		expect(went).toEqual(["/list?q=a", "/list?q=b"]);
	});
});
