import { expect, onTestFinished, test, vi } from "vitest";
import { renderCard } from "./rendering.ts";
import { Pool } from "./pool.ts";
import { SWEEP } from "../../../../test/sweep.ts";

const CODE = { type: "code", text: "x = 1", language: "python" } as const;
const CARD = {
	text: "# A\n\ntext",
	of: { id: "a/b", from: "README.md", paths: [], home: "https://h.example/a/b" },
	prefix: "card-",
};
const NO_OUTLETS = { piece: () => {}, read: async () => undefined };

const send = (response: string): string => `parentPort.postMessage(${response});`;

/** A pool of one thread, which runs `body` for each job: `job` is the job, `jobs` the number of jobs so far. */
function poolOf(body: string, bounds = {}): Pool {
	const script = `import { parentPort } from "node:worker_threads"; let jobs = 0;
		parentPort.on("message", ({ job }) => { jobs++; ${body} }); ${send("{ ready: true }")}`;
	const url = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
	return new Pool(url, { threads: 1, heap: 64, waiting: 1, patience: 60_000, ...bounds });
}

const ENDLESS = "for (;;);";
const ANSWER = send("{ result: String(jobs) }");

test("a job that exceeds its deadline ends its thread, and the next job gets another", async () => {
	const pool = poolOf(`if (job.text === "endless") ${ENDLESS} ${ANSWER}`);
	await expect(pool.run({ ...CODE, text: "endless" }, 50, NO_OUTLETS)).rejects.toMatchObject({ code: "deadline" });
	expect([await pool.run(CODE, 5_000, NO_OUTLETS), await pool.run(CODE, 5_000, NO_OUTLETS)]).toEqual(["1", "2"]);
});

test("a job that needs more memory than a thread has is refused, and the process lives", SWEEP, async () => {
	const pool = poolOf("const all = []; for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => `${at}`));");
	await expect(pool.run(CODE, 60_000, NO_OUTLETS)).rejects.toMatchObject({ code: "memory" });
});

test("an error of a job is its own, and ends nothing", async () => {
	const pool = poolOf(`if (jobs === 1) { ${send('{ error: "broken" }')} return; } ${ANSWER}`);
	await expect(pool.run(CODE, 5_000, NO_OUTLETS)).rejects.toMatchObject({ code: "failed" });
	expect(await pool.run(CODE, 5_000, NO_OUTLETS)).toBe("2");
});

test("the log of an error has no control characters of strangers, and no more than a page of it", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => logged.mockRestore());
	const error = String.raw`{ error: "\u001b]0;owned\u0007" + "x".repeat(100_000) }`;
	await renderCard(CARD, poolOf(send(error)));
	const [[said]] = logged.mock.calls as [[string]];
	expect(said).toMatch(/^Rendering untrusted text failed\. \\u001b\]0;owned\\u0007x+…$/);
	expect(said.length).toBeLessThan(3_000);
});

test("a thread that exits, or does not start, fails its job only", async () => {
	const pool = poolOf("if (job.text === 'exit') process.exit(1); throw new Error('loud');");
	await expect(pool.run({ ...CODE, text: "exit" }, 5_000, NO_OUTLETS)).rejects.toMatchObject({ code: "failed" });
	await expect(pool.run(CODE, 5_000, NO_OUTLETS)).rejects.toMatchObject({ code: "failed" });
	const broken = new Pool(new URL("data:text/javascript,nonsense("), { threads: 1, heap: 64, waiting: 1, patience: 1 });
	await expect(broken.run(CODE, 5_000, NO_OUTLETS)).rejects.toMatchObject({ code: "failed" });
});

test("jobs wait for a thread, but not more than its bound of them, and not without end", SWEEP, async () => {
	const pool = poolOf(ENDLESS);
	const first = pool.run(CODE, 1_000, NO_OUTLETS).catch((error: unknown) => error);
	const second = pool.run(CODE, 50, NO_OUTLETS).catch((error: unknown) => error);
	await expect(pool.run(CODE, 50, NO_OUTLETS)).rejects.toMatchObject({ code: "busy" });
	expect([await first, await second]).toEqual([
		expect.objectContaining({ code: "deadline" }),
		expect.objectContaining({ code: "deadline" }),
	]);
	const impatient = poolOf(ENDLESS, { patience: 10 });
	const holding = impatient.run(CODE, 1_000, NO_OUTLETS).catch(() => {});
	await expect(impatient.run(CODE, 1_000, NO_OUTLETS)).rejects.toMatchObject({ code: "busy" });
	await holding;
});

test("a card is kept as far as it was rendered, with a sentence", SWEEP, async () => {
	const piece = send('{ piece: { html: "<p>start</p>", headings: [] } }');
	expect(await renderCard(CARD, poolOf(`${piece} ${ENDLESS}`))).toEqual({
		html: "<p>start</p>",
		headings: [],
		cut: "The rest of this card is not shown: it took too long.",
	});
});

test("of a card of which nothing was rendered in time, the start is rendered", SWEEP, async () => {
	const piece = send("{ piece: { html: job.text, headings: [] } }");
	const pool = poolOf(`if (job.text.length > 10_000) ${ENDLESS} ${piece} ${send("{ result: undefined }")}`);
	const { html, cut } = await renderCard(
		{ ...CARD, text: `---\na: ${"b".repeat(9_000)}\n---\n${"word\n\n".repeat(9_000)}` },
		pool,
	);
	expect([html.length, html.startsWith("word\n\nword")]).toEqual([9_994, true]);
	expect(cut).toBe("The rest of this card is not shown: it took too long.");
});

test("a real card is rendered in a thread, with its headings, links and code", async () => {
	const text = "# A\n\n[licence](LICENSE) ![x](a.png)\n\n```py\nimport os\n```\n\n$x^2$";
	const { html, headings, cut } = await renderCard({ ...CARD, text, of: { ...CARD.of, paths: ["LICENSE", "a.png"] } });
	expect([headings, cut]).toEqual([[{ level: 3, id: "card-a", text: "A" }], undefined]);
	for (const part of ["?tab=files&#x26;file=LICENSE", "/picture?", "hljs-keyword", "<math"])
		expect(html).toContain(part);
});
