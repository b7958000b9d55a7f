import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { findSandbox } from "@vitrine/verify/here";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hostilePickle, putEnvironment, testFolder, writeModel } from "../check/testing/folder.ts";
import { run } from "../run.ts";
import { type FakeIo, fakeIo } from "../testing/io.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const hasSandbox = "name" in findSandbox();
if (!hasSandbox) console.warn("SKIPPED without bubblewrap: vitrine snippets --run");

const folder = testFolder();
const [models, data, cache, work] = ["models", "data", "cache", "work"].map((name) => join(folder, name)) as [
	string,
	string,
	string,
	string,
];
const CONFIG = '{"model_type": "bert", "architectures": ["BertForSequenceClassification"]}';
const CARD = "---\npipeline_tag: text-classification\nlibrary_name: transformers\n---\n";
const EYES = "---\npipeline_tag: image-classification\nlibrary_name: transformers\n---\n";
const CHAT = "---\npipeline_tag: text-generation\nlibrary_name: transformers\ntags: [conversational]\n---\n";

interface Ended {
	readonly exit: number;
	readonly io: FakeIo;
}

async function vitrine(args: readonly string[], more: Partial<FakeIo> = {}): Promise<Ended> {
	const env = { PATH: process.env["PATH"], VITRINE_CACHE: cache, API_TOKEN: "secret-of-mine", OTHER_TOKEN: "other" };
	const io = fakeIo({ env, folder: work, ...more });
	return { exit: await run([...args, "--data", data], io, "0"), io };
}

/** An answer of a terminal at which someone types. */
const typing = (text: string): Partial<FakeIo> => ({
	inputIsTerminal: true,
	input: (async function* () {
		yield text;
	})(),
});

interface Asked {
	readonly url: string | undefined;
	readonly token: string | undefined;
	readonly body: string;
}

const asked: Asked[] = [];
let status = 200;

async function bodyOf(request: IncomingMessage): Promise<string> {
	const pieces: Buffer[] = [];
	for await (const piece of request) pieces.push(piece as Buffer);
	return Buffer.concat(pieces).toString();
}

const endpoint = createServer(async (request, response) => {
	asked.push({ url: request.url, token: request.headers.authorization, body: await bodyOf(request) });
	response.writeHead(status, { "content-type": "application/json" });
	const message = { role: "assistant", content: "A tide \u001b[31mturns." };
	response.end(JSON.stringify(status === 200 ? { choices: [{ message }] } : { error: { message: "out of order" } }));
});
let url = "";
const call = (...more: readonly string[]): readonly string[] =>
	["snippets", "acme/chat", "--endpoint-url", url, "--run"].concat(more);

describe.skipIf(!hasSandbox)("vitrine snippets MODEL --run", () => {
	beforeAll(async () => {
		vi.stubEnv("VITRINE_CACHE", cache);
		mkdirSync(work);
		putEnvironment(cache, ["transformers", "torch"], "transformers");
		const weights = { "config.json": CONFIG, "README.md": CARD, "model.safetensors": "weights END" };
		writeModel(join(models, "acme/good"), weights);
		writeModel(join(models, "acme/truncated"), { ...weights, "model.safetensors": "weights" });
		writeModel(join(models, "acme/pickled"), {
			"config.json": CONFIG,
			"README.md": CARD,
			"pytorch_model.bin": hostilePickle(
				"open('left', 'w').write('x'); import os; os.symlink('/etc', 'link'); os._exit(7)",
			),
		});
		writeModel(join(models, "acme/chat"), { "config.json": CONFIG, "README.md": CHAT, "model.safetensors": "END" });
		writeModel(join(models, "acme/eyes"), { "config.json": CONFIG, "README.md": EYES, "model.safetensors": "END" });
		expect((await vitrine(["import", models])).exit).toBe(0);
		await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
		url = `http://127.0.0.1:${(endpoint.address() as { port: number }).port}/v1`;
	});
	afterAll(async () => {
		vi.unstubAllEnvs();
		await new Promise((resolve) => endpoint.close(resolve));
	});

	it("prints one program with its install line, asks, and runs it on the files that are here", async () => {
		const { exit, io } = await vitrine(["snippets", "acme/good", "--run"], typing("y\n"));
		expect([exit, io.complained()]).toEqual([
			0,
			expect.stringMatching(
				/^pip install transformers torch\n[^]*Run it, with transformers torch installed, wheels only, in a sandbox \(bubblewrap \S+\) without network access\? \[y\/N\] /,
			),
		]);
		const printed = (await vitrine(["snippets", "acme/good", "--json"])).io.written();
		const [, first] = JSON.parse(printed) as readonly { readonly content: string }[];
		expect(io.written()).toBe(`${first?.content}\n[{'label': 'LABEL_0'}]\n`);
	});

	it.each([["n\n"], ["\n"], ["yesterday\n"]])("runs nothing after %j", async (answer) => {
		const { exit, io } = await vitrine(["snippets", "acme/good", "--run"], typing(answer));
		expect([exit, io.complained()]).toEqual([1, expect.stringMatching(/Not run\.\n$/)]);
		expect(io.written()).not.toContain("LABEL_0");
	});

	it("does not ask where nobody can answer", async () => {
		const { exit, io } = await vitrine(["snippets", "acme/good", "--run"]);
		expect([exit, io.complained()]).toEqual([2, expect.stringContaining("add --yes")]);
	});

	it("ends with the exit code of the program, and shows its errors without colours", async () => {
		const { exit, io } = await vitrine(["snippets", "acme/truncated", "--run", "--yes"]);
		expect(exit).toBe(1);
		expect(io.complained()).toContain(String.raw`ValueError: incomplete weights: \u001b[31mred\u001b[0m`);
	});

	it("runs code of the author only with --trust, and keeps files that it wrote, but no links", async () => {
		const refused = await vitrine(["snippets", "acme/pickled", "--run", "--yes"]);
		expect([refused.exit, refused.io.complained()]).toEqual([
			1,
			expect.stringContaining("these files may contain code: pytorch_model.bin. Add --trust"),
		]);
		const { exit, io } = await vitrine(["snippets", "acme/pickled", "--run", "--yes", "--trust"]);
		const [, kept = ""] = /Its output files are in (.+)\n/.exec(io.complained()) ?? [];
		expect([exit, readdirSync(kept)]).toEqual([7, ["left"]]);
		expect(kept.startsWith(join(work, "vitrine-run-"))).toBe(true);
	});

	it.each([
		["js", "fetch"],
		["sh", "curl"],
	])(
		"calls an endpoint in %s with %s, the network and only the token that the code reads",
		async (language, client) => {
			asked.length = 0;
			const { exit, io } = await vitrine(call("--language", language, "--client", client), typing("yes\n"));
			expect([exit, io.complained()]).toEqual([0, expect.stringContaining("with network access and API_TOKEN?")]);
			expect(asked).toEqual([
				{ url: "/v1/chat/completions", token: "Bearer secret-of-mine", body: expect.stringContaining("messages") },
			]);
			expect(io.written()).toMatch(/A tide [^]*turns\./);
			expect(io.written() + io.complained()).not.toContain("\u001b");
		},
	);

	it("gives a program the file of this folder that it reads, and none without it", async () => {
		asked.length = 0;
		const ask = ["snippets", "acme/eyes", "--endpoint-url", url, "--client", "js/fetch", "--run", "--yes"];
		const missing = await vitrine(ask);
		const [, name = ""] = /the code reads (\S+), which is not in this folder/.exec(missing.io.complained()) ?? [];
		expect([missing.exit, name, asked]).toEqual([1, expect.stringMatching(/\.jpe?g$/), []]);
		writeFileSync(join(work, name), "pixels");
		await vitrine(ask);
		expect(asked.map(({ body }) => body)).toEqual([expect.stringMatching(/pixels|cGl4ZWxz/)]);
		expect(readdirSync(work)).toContain(name);
	});

	it("fails as the call fails", async () => {
		status = 500;
		const { exit, io } = await vitrine(call("--yes", "--client", "js/fetch"));
		status = 200;
		expect([exit, io.complained()]).toEqual([1, expect.stringContaining("500")]);
	});

	it("names what is missing before it asks: a variable, a program", async () => {
		const env = { VITRINE_CACHE: cache };
		const noToken = await vitrine(call("--client", "js/fetch"), { env });
		expect([noToken.exit, noToken.io.complained()]).toEqual([
			1,
			expect.stringContaining("reads API_TOKEN, which is not set"),
		]);
		const noProgram = await vitrine(["snippets", "acme/good", "--kind", "load", "--language", "text", "--run"]);
		expect([noProgram.exit, noProgram.io.complained()]).toEqual([
			1,
			expect.stringContaining("select no snippet of acme/good"),
		]);
	});

	it.each([
		[["--yes"], "--yes needs --run"],
		[["--no-sandbox"], "--no-sandbox needs --run"],
		[["--memory", "1GB"], "--memory needs --run"],
		[["--run", "--json"], "leave out --batch and --json"],
		[["--run", "--time", "0"], "whole number from 1"],
	])("refuses %j", async (flags, advice) => {
		const { exit, io } = await vitrine(["snippets", "acme/good", ...flags]);
		expect([exit, io.written(), io.complained()]).toEqual([2, "", expect.stringContaining(advice)]);
	});

	it("stops a program at its bound, and says so", async () => {
		writeModel(join(models, "acme/slow"), {
			"config.json": CONFIG,
			"README.md": CARD,
			"pytorch_model.bin": hostilePickle("import time; time.sleep(60)"),
		});
		expect((await vitrine(["import", models])).exit).toBe(0);
		const { exit, io } = await vitrine(["snippets", "acme/slow", "--run", "--yes", "--trust", "--time", "2"]);
		expect([exit, io.complained()]).toEqual([1, expect.stringContaining("Stopped after 2 seconds.")]);
	});
});
