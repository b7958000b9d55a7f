import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { findSandbox } from "@vitrine/verify/here";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { run } from "../run.ts";
import { type FakeIo, fakeIo } from "../testing/io.ts";
import {
	FILLS,
	HOSTILE,
	hostilePickle,
	putEnvironment,
	putNpmEnvironment,
	putServer,
	testFolder,
	writeModel,
} from "./testing/folder.ts";

const hasSandbox = "name" in findSandbox();
if (!hasSandbox) console.warn("SKIPPED without bubblewrap: vitrine check");

const folder = testFolder();
const [models, data, cache] = [join(folder, "models"), join(folder, "data"), join(folder, "cache")];
const CONFIG = '{"model_type": "bert", "architectures": ["BertForSequenceClassification"]}';
const CARD = "---\npipeline_tag: text-classification\nlibrary_name: transformers\n---\n";
const good = { "config.json": CONFIG, "README.md": CARD, "model.safetensors": "weights END" };

interface Ended {
	readonly exit: number;
	readonly io: FakeIo;
	readonly lines: readonly string[];
}

async function vitrine(args: readonly string[], more: Partial<FakeIo> = {}): Promise<Ended> {
	const io = fakeIo({ env: { ...process.env, VITRINE_DATA: undefined, VITRINE_CACHE: cache }, ...more });
	const exit = await run([...args, "--data", data], io, "0");
	return { exit, io, lines: io.written().trim().split("\n") };
}

const checkedAll = { json: join(folder, "all.json"), markdown: join(folder, "all.md") };
let firstCheck: Promise<Ended> | undefined;
/** The first check of all models, which starts a server and runs each: once for the tests that begin with its outcomes. */
const checkAll = (): Promise<Ended> =>
	(firstCheck ??= vitrine(["check", "--all", "--json", checkedAll.json, "--markdown", checkedAll.markdown]));

const imported = async (): Promise<void> => expect((await vitrine(["import", models])).exit).toBe(0);

describe.skipIf(!hasSandbox)("vitrine check", { timeout: 300_000 }, () => {
	beforeAll(async () => {
		vi.stubEnv("VITRINE_CACHE", cache);
		putEnvironment(cache, ["transformers", "torch"], "transformers");
		writeModel(join(models, "acme/good"), good);
		writeModel(join(models, "acme/truncated"), { ...good, "model.safetensors": "weights" });
		writeModel(join(models, "acme/pickled"), {
			"config.json": CONFIG,
			"README.md": CARD,
			"pytorch_model.bin": hostilePickle("print('loaded')"),
		});
		await imported();
		return () => vi.unstubAllEnvs();
	}, 300_000);

	it("runs all models of a folder, reports what ran, failed and was not run, and ends with 1", async () => {
		const { json, markdown } = checkedAll;
		const { exit, io, lines } = await checkAll();
		expect([exit, io.complained()]).toEqual([1, expect.stringContaining("3 models: 1 ran, 1 failed, 1 not run.")]);
		expect(lines[0]).toMatch(/^run {6}acme\/good · [\d.]+ s · \d+ MB · transformers 1\.2\.3, torch 1\.2\.3$/);
		expect(lines[1]).toMatch(
			/^not run {2}acme\/pickled · these files may contain code: pytorch_model\.bin\. Add --trust/,
		);
		expect(lines[2]).toMatch(/^failed {3}acme\/truncated · .*ValueError: incomplete weights: red$/);
		const report = JSON.parse(readFileSync(json, "utf8"));
		expect(report).toMatchObject({ report: "vitrine check", counts: { run: 1, failed: 1, "not run": 1 } });
		expect(report.models[0]).toMatchObject({
			model: "acme/good",
			verdict: "run",
			outcome: {
				revision: expect.stringMatching(/^[0-9a-f]{40}$/),
				install: "pip install transformers torch",
				sandbox: expect.stringMatching(/^bubblewrap \d/),
				trusted: false,
				blocks: [
					{ title: "Pipeline", result: "run", output: "[{'label': 'LABEL_0'}]" },
					{ title: "Model class", result: "run" },
				],
			},
		});
		expect(readFileSync(markdown, "utf8")).toMatch(
			/\| acme\/truncated \| failed \| 20\d\d-\d\d-\d\d \| transformers \|/,
		);
	});

	it("resumes: current outcomes are taken over, with --again and for changed files they are not", async () => {
		await checkAll();
		expect((await vitrine(["check", "--all"])).lines.map((line) => /checked on 20/.test(line))).toEqual([
			true,
			false,
			true,
		]);
		appendFileSync(join(models, "acme/truncated/model.safetensors"), " END");
		const { lines } = await vitrine(["check", "--all"]);
		expect(lines[2]).toMatch(/^run {6}acme\/truncated/);
		expect((await vitrine(["check", "--all", "--again"])).lines.join()).not.toContain("checked on");
	});

	it("shows the outcome in snippets and in the search", async () => {
		await checkAll();
		const { io } = await vitrine(["snippets", "acme/good"]);
		expect(io.written()).toMatch(/Run on this model, here, with transformers 1\.2 and torch 1\.2/);
		const found = await vitrine(["search", "--checked", "run", "--json"]);
		expect(found.io.written()).toContain("acme/good");
		expect((await vitrine(["search", "--checked", "failed"])).io.written()).not.toContain("acme/good");
	});

	it("runs code of a model only with --trust, and then contains it", async () => {
		const server = createServer((_, response) => response.end());
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		onTestFinished(() => void server.close());
		const { port } = server.address() as { port: number };
		const outside = join(folder, "written");
		writeModel(join(models, "evil/model"), {
			"config.json": CONFIG,
			"README.md": CARD,
			"pytorch_model.bin": hostilePickle(HOSTILE(port, outside)),
		});
		await imported();
		onTestFinished(() => rmSync(join(models, "evil"), { recursive: true }));
		const refused = await vitrine(["check", "evil/model"]);
		expect([refused.exit, refused.lines[0]]).toEqual([1, expect.stringMatching(/^not run .*may contain code/)]);
		const report = join(folder, "evil.json");
		const { exit, lines } = await vitrine(["check", "evil/model", "--trust", "--time", "4", "--json", report]);
		expect([exit, lines[0]]).toEqual([
			1,
			expect.stringMatching(/^failed .*Stopped (after 4 seconds|at 512 processes)\.$/),
		]);
		const [{ outcome }] = JSON.parse(readFileSync(report, "utf8")).models;
		expect(outcome.trusted).toBe(true);
		for (const { output } of outcome.blocks) {
			expect(output).toContain("held socket");
			expect(output).not.toContain("ESCAPED");
		}
		expect(existsSync(outside)).toBe(false);
	});

	it.each([
		["waits without end", "import time; time.sleep(600)", /^Stopped after 6 seconds\.$/],
		["fills the disk", FILLS, /^(Stopped at 2 GB on disk|Stopped after 60 seconds)\.$/],
		[
			"takes all memory",
			"x = [bytearray(10_000_000) for _ in range(1_000_000)]",
			/^(MemoryError|Stopped at 1 GB of memory)/,
		],
		["ends the program", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)", /Stopped|Killed|status|signal/],
	])("contains a model that %s, and checks the next", async (what, code, reason) => {
		writeModel(join(models, "hostile/one"), {
			"config.json": CONFIG,
			"README.md": CARD,
			"pytorch_model.bin": hostilePickle(code),
		});
		await imported();
		onTestFinished(() => rmSync(join(models, "hostile"), { recursive: true }));
		const time = what.startsWith("waits") ? "6" : "60";
		const report = join(folder, "contained.json");
		// A gigabyte, not the usual eight: a slow machine needs more than the minute to fill those.
		const bounds = ["--time", time, "--memory", "1GB"];
		const args = ["check", "hostile/one", "acme/good", "--trust", ...bounds, "--json", report];
		const { exit, lines } = await vitrine(args);
		expect([exit, lines]).toEqual([
			1,
			[expect.stringMatching(/^failed .*hostile/), expect.stringMatching(/^run .*good/)],
		]);
		expect(JSON.parse(readFileSync(report, "utf8")).models[0].reason).toMatch(reason);
	});

	it("runs JavaScript with what its npm line gives, and names what is broken", async () => {
		putNpmEnvironment(["@huggingface/transformers"]);
		const card = "---\npipeline_tag: text-classification\nlibrary_name: transformers.js\n---\n";
		const graph = { "config.json": CONFIG, "README.md": card, "onnx/model.onnx": "graph END" };
		writeModel(join(models, "js/good"), graph);
		writeModel(join(models, "js/truncated"), { ...graph, "onnx/model.onnx": "graph" });
		await imported();
		onTestFinished(() => rmSync(join(models, "js"), { recursive: true }));
		const report = join(folder, "js.json");
		const { exit, lines } = await vitrine(["check", "js/good", "js/truncated", "--json", report]);
		expect([exit, lines]).toEqual([
			1,
			[
				expect.stringMatching(/^run .*js\/good · .*@huggingface\/transformers 4\.5\.6$/),
				expect.stringMatching(/^failed .*js\/truncated · .*RangeError: incomplete graph$/),
			],
		]);
		const [{ outcome }] = JSON.parse(readFileSync(report, "utf8")).models;
		expect(outcome).toMatchObject({
			library: "transformers.js",
			install: "npm install @huggingface/transformers",
			blocks: [{ result: "run", output: "[ { label: 'LABEL_0' } ]" }],
		});
	});

	it("starts the server of an app as printed, and asks it as printed", async () => {
		putEnvironment(cache, ["vllm"], "vllm");
		putServer(["vllm"], "vllm");
		const card = "---\npipeline_tag: text-generation\nlibrary_name: transformers\ntags: [conversational]\n---\n";
		const story = { ...good, "README.md": card, "config.json": '{"model_type": "llama"}' };
		writeModel(join(models, "served/good"), story);
		writeModel(join(models, "served/truncated"), { ...story, "model.safetensors": "weights" });
		await imported();
		onTestFinished(() => rmSync(join(models, "served"), { recursive: true }));
		const report = join(folder, "served.json");
		const args = ["check", "served/good", "served/truncated", "--library", "vllm", "--json", report];
		const { exit, lines } = await vitrine(args);
		expect([exit, lines]).toEqual([
			1,
			[
				expect.stringMatching(/^run .*served\/good · .*vllm 1\.2\.3$/),
				expect.stringMatching(/^failed .*served\/truncated · .*RuntimeError: incomplete weights$/),
			],
		]);
		const [{ outcome }] = JSON.parse(readFileSync(report, "utf8")).models;
		expect(outcome).toMatchObject({
			library: "vllm",
			install: "pip install vllm",
			blocks: [
				{ title: "Start the server", result: "run" },
				{ title: "Ask the server", result: "run", output: '{"choices": [{"text": "A tide."}]}' },
			],
		});
	});

	it("keeps nothing of a model whose check is interrupted", async () => {
		writeModel(join(models, "slow/model"), {
			"config.json": CONFIG,
			"README.md": CARD,
			"pytorch_model.bin": hostilePickle("import time; time.sleep(100)"),
		});
		await imported();
		onTestFinished(() => rmSync(join(models, "slow"), { recursive: true }));
		const stop = new AbortController();
		const report = join(folder, "slow.json");
		const steps: string[] = [];
		const overwrite = (line: string): void => {
			steps.push(line);
			if (line.includes("running"))
				setTimeout(() => stop.abort(Object.assign(new Error("Interrupted"), { code: "interrupted" })), 1_000);
		};
		const args = ["check", "acme/good", "slow/model", "--trust", "--json", report];
		const signal = stop.signal;
		const { exit } = await vitrine(args, { signal, errIsTerminal: true, overwrite });
		expect([exit, existsSync(report)]).toEqual([1, false]);
		expect(steps.join("\n")).toMatch(/1 of 2 · acme\/good · running Pipeline …/);
		expect((await vitrine(["snippets", "slow/model"])).io.written()).not.toMatch(/here, with|Failed here/);
	});
});

describe("vitrine check refuses", () => {
	it.each([
		[[], /Name a model, or use --all/],
		[["a/b", "--all"], /Name models or use --all, not both/],
		[["a/b", "--under", "2GB"], /--under and --again need --all/],
		[["--all", "--under", "2 apples"], /It should be a size, such as 500MB or 2GB/],
		[["a/b", "--time", "0"], /whole number from 1/],
		[["a/b", "--json", "/no/such/folder/x.json"], /--json: the folder of .* does not exist/],
		[["a/b", "--json", "-", "--markdown", "-"], /Only one report/],
		[["a/b", "--opensearch", "http://127.0.0.1:1"], /--data/],
	])("%j", async (args, message) => {
		const { exit, io } = await vitrine(["check", ...args]);
		expect([exit, io.complained()]).toEqual([2, expect.stringMatching(message)]);
	});

	it("to run without a sandbox unless it is asked to", async () => {
		const env = { ...process.env, PATH: "/nowhere" };
		vi.stubEnv("PATH", "/nowhere");
		onTestFinished(() => void vi.unstubAllEnvs());
		const { exit, io } = await vitrine(["check", "a/b"], { env });
		expect([exit, io.complained()]).toEqual([2, expect.stringMatching(/bubblewrap is not installed.*--no-sandbox/s)]);
	});

	it("a model that is not in the catalogue", async () => {
		const { exit, io } = await vitrine(["check", "no/such", "--no-sandbox"]);
		expect([exit, io.complained()]).toEqual([
			1,
			expect.stringMatching(/all permissions of this account[^]*not in the catalogue/),
		]);
	});
});
