import {
	InferenceClientHubApiError,
	InferenceClientInputError,
	InferenceClientProviderApiError,
	InferenceClientProviderOutputError,
	InferenceClientRoutingError,
} from "@huggingface/inference";
import { type CallOptions, callableTasks, isRefusal, plan, providers, readEndpoints } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, test, vi } from "vitest";
import { STRANGE_PROVIDER_IDS } from "../../../../fixtures/hostile/hosts.ts";
import { SERVED } from "../testing/shelf.ts";
import { blocked, failureOf, wrongFile } from "./failure.ts";
import { originsFor } from "../panel/call/origins.ts";
import { argumentsOf, perform } from "./perform.ts";
import { recorder } from "./recorder.ts";
import { OutputError, readResult } from "./result.ts";
import type { TrialView } from "../trial/view.ts";
import type { Exchange } from "./shapes.ts";
import { trialOf } from "../trial/trial.ts";

const ofTask = (task: string): ModelRecord =>
	task === "conversational"
		? { id: "acme/model", tags: [task], pipeline_tag: "text-generation" }
		: { id: "acme/model", tags: [], pipeline_tag: task };
const trial = (record: ModelRecord, options: CallOptions): TrialView | undefined =>
	trialOfPlan(plan(record, options), options);
const trialOfPlan = (planned: ReturnType<typeof plan>, options: CallOptions): TrialView | undefined =>
	isRefusal(planned) ? undefined : trialOf(planned, options);
const endpoints = readEndpoints({ endpoints: [{ id: "lab", url: "http://gpu.example/v1" }] });

describe("a trial", () => {
	test("is plain data without a token, for every provider and task of the client", () => {
		const served = providers.flatMap(({ id, tasks }) => tasks.map((task) => ({ id, task })));
		for (const { id, task } of served) {
			const options = { provider: id, accessToken: "secret-of-a-reader" };
			const view = trialOfPlan(plan(ofTask(task), options), options);
			if (view) expect(JSON.parse(JSON.stringify(view)), `${id}, ${task}`).toEqual(view);
			expect(JSON.stringify(view ?? ""), `${id}, ${task}`).not.toContain("secret");
		}
	});

	test("has the model's name from the record, and else leaves it to the hub", () => {
		expect(trial(SERVED, { provider: "together" })?.mapping).toEqual({
			id: SERVED.id,
			providerId: "acme/served-turbo",
		});
		expect(trial(ofTask("conversational"), { provider: "together" })?.mapping).toBeUndefined();
		expect(trial(ofTask("conversational"), { provider: "auto" })?.mapping).toBeUndefined();
	});

	test("says which token is accepted, and sends none to another provider", () => {
		expect(token({ provider: "auto" })).toEqual({ scope: "hub", kind: "hub" });
		expect(token({ provider: "together" })).toEqual({ scope: "together", kind: "either" });
		expect(token({ provider: "openai" })).toEqual({ scope: "openai", kind: "own" });
		expect(token({ provider: "lab", endpoints })).toMatchObject({ kind: "own" });
	});

	test("gives no client a name that would change the address of the request, and says which", async () => {
		for (const providerId of STRANGE_PROVIDER_IDS) {
			const record = {
				...SERVED,
				inferenceProviderMapping: [{ provider: "together", providerId, status: "live", task: "conversational" }],
			};
			const view = trial(record, { provider: "together" });
			if (view === undefined) continue;
			expect([view.model, view.mapping, view.refused], providerId).toEqual([
				"",
				undefined,
				expect.stringContaining("not an ordinary name"),
			]);
			const send = vi.fn<typeof fetch>();
			const by = { token: "", file: undefined, signal: new AbortController().signal, fetch: send, onText: () => {} };
			await expect(perform(view, by)).rejects.toThrow("not an ordinary name");
			expect(send).not.toHaveBeenCalled();
		}
		for (const providerId of [
			"accounts/acme/models/llama-v3p1",
			"llama3.1:8b",
			"@cf/meta/llama",
			"Qwen/Qwen2.5-7B_x~1",
		]) {
			const record = {
				...SERVED,
				inferenceProviderMapping: [{ provider: "together", providerId, status: "live", task: "conversational" }],
			};
			expect(trial(record, { provider: "together" })?.refused, providerId).toBeUndefined();
		}
	});

	test("never calls an address that a reader gave", () => {
		expect(trial(ofTask("conversational"), { endpointUrl: "http://gpu.example/v1" })).toBeUndefined();
		expect(trial(ofTask("conversational"), { provider: "lab", endpoints })?.endpointUrl).toBe("http://gpu.example/v1");
	});
});

describe("the origins of a page", () => {
	test("are those of the providers it offers, their results, the hub, and the endpoints here", () => {
		expect(originsFor(SERVED, endpoints)).toEqual([
			"http://gpu.example",
			"https://api.together.xyz",
			"https://router.huggingface.co",
			"https://api.fireworks.ai",
			"https://huggingface.co",
		]);
		expect(originsFor(ofTask("image-segmentation"), [])).toContain("https://*.fal.media");
		expect(originsFor(ofTask("depth-estimation"), endpoints)).toEqual([]);
	});

	test("are valid in a policy, for every task", () => {
		for (const task of callableTasks())
			for (const origin of originsFor(ofTask(task), endpoints))
				expect(origin).toMatch(/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/);
	});
});

describe("the client", () => {
	const base = { streaming: false, model: "m", provider: "together", parameters: {}, label: "Together" };
	const file = new Blob(["x"]);

	test.each<[string, Partial<TrialView>, object]>([
		[
			"messages",
			{ task: "conversational", kind: "conversational", inputs: [1], parameters: { top_p: 0 } },
			{ messages: [1], top_p: 0 },
		],
		["a text", { task: "fill-mask", kind: "basic", inputs: "a" }, { inputs: "a" }],
		["a file", { task: "image-to-text", kind: "basicImage", inputs: "a.jpg" }, { inputs: file }],
		[
			"a file with labels",
			{
				task: "zero-shot-image-classification",
				kind: "zeroShotImageClassification",
				inputs: "a.jpg",
				parameters: { candidate_labels: ["x"] },
			},
			{ inputs: { image: file }, parameters: { candidate_labels: ["x"] } },
		],
		["a table", { task: "tabular-regression", kind: "tabular", inputs: { a: [1] } }, { inputs: { data: { a: [1] } } }],
		[
			"an image and a question",
			{ task: "visual-question-answering", kind: "visualQuestionAnswering", inputs: { image: "a.jpg", question: "?" } },
			{ inputs: { image: file, question: "?" } },
		],
		[
			"an image and a prompt",
			{ task: "image-to-image", kind: "imageToImage", inputs: { image: "a.jpg", prompt: "p" } },
			{ inputs: file, parameters: { prompt: "p" } },
		],
	])("is handed %s as its method takes it", (_, view, wanted) => {
		const given = argumentsOf({ ...base, ...view } as TrialView, file);
		expect(given).toEqual({ model: "m", provider: "together", ...wanted });
	});

	test("does not retry a provider that is not ready, and asks the hub for nothing known", async () => {
		const asked: string[] = [];
		const fetch = (async (url: string) => {
			asked.push(url);
			return Response.json({ error: "loading" }, { status: 503 });
		}) as typeof globalThis.fetch;
		const view = trial(SERVED, { provider: "together" })!;
		const signal = new AbortController().signal;
		const failed = perform(view, { token: "hf_x", file: undefined, signal, fetch, onText: () => {} });
		await expect(failed).rejects.toThrow(/loading/);
		expect(asked).toEqual(["https://router.huggingface.co/together/v1/chat/completions"]);
	});
});

describe("a result", () => {
	test.each<[string, string, unknown, object]>([
		[
			"labels",
			"text-classification",
			[{ label: "a", score: 0.5 }],
			{ type: "labels", labels: [{ label: "a", score: 0.5 }] },
		],
		["labels in a list of lists", "text-classification", [[{ label: "a", score: 1 }]], { type: "labels" }],
		[
			"words",
			"token-classification",
			[{ word: "Lagos", entity_group: "LOC", score: 0.9 }],
			{ labels: [{ label: "Lagos: LOC" }] },
		],
		["masks filled", "fill-mask", [{ token_str: "reef", score: 0.2, sequence: "…" }], { labels: [{ label: "reef" }] }],
		["no scores from 0 to 1", "text-classification", [{ label: "a", score: 7 }], { type: "json" }],
		["numbers", "feature-extraction", [0.1, 0.2], { type: "json", text: "[\n  0.1,\n  0.2\n]" }],
		["an empty list", "object-detection", [], { type: "json", text: "[]" }],
		["a text", "automatic-speech-recognition", { text: "Hello" }, { type: "text", text: "Hello" }],
		["a chat", "conversational", { choices: [{ message: { content: "Hi" } }] }, { type: "text", text: "Hi" }],
		[
			"a chat that asks for tools",
			"conversational",
			{ choices: [{ message: { content: null, tool_calls: [1] } }] },
			{ type: "json" },
		],
		["nothing", "conversational", { choices: [{ message: { content: "" } }] }, { type: "text", text: "" }],
	])("is shown as what it is: %s", (_, task, answer, wanted) => {
		expect(readResult(task, answer)).toMatchObject(wanted);
	});

	test("has its medium by its own type, else by the task", () => {
		expect(medium("text-to-image", "image/png")).toMatchObject({ media: [{ medium: "image" }] });
		expect(medium("text-to-speech", "")).toMatchObject({ media: [{ medium: "audio" }] });
		expect(medium("image-to-video", "application/octet-stream")).toMatchObject({ media: [{ medium: "video" }] });
		const sounds = readResult("audio-to-audio", [{ blob: btoa("ab"), "content-type": "audio/flac", label: "voice" }]);
		expect(sounds).toMatchObject({
			media: [{ medium: "audio", label: "voice", blob: { size: 2, type: "audio/flac" } }],
		});
	});

	test("is an error if it is not a chat", () => {
		expect(() => readResult("conversational", { choices: "none" })).toThrow(OutputError);
	});
});

const polls = (count: number): Exchange[] =>
	Array.from({ length: count }, (_, at) => ({
		number: at + 1,
		method: "GET",
		url: "https://x.example/job",
		headers: [],
		body: "",
	}));

describe("a failure", () => {
	const whom = { label: "Together", polling: { interval: 2000, attempts: 150 } };
	const request = { url: "https://x.example", method: "POST" };
	const answered = (status: number, body: object | string): InferenceClientProviderApiError =>
		new InferenceClientProviderApiError("Failed", request, { requestId: "", status, body: body as string });

	test.each<[unknown, string, RegExp]>([
		[new InferenceClientInputError("no"), "input", /client rejected the input/],
		[new InferenceClientRoutingError("no"), "input", /client rejected the input/],
		[
			answered(401, { error: "bad key" }),
			"provider",
			/Together answered 401: the token is missing or invalid.*bad key/,
		],
		[answered(429, { error: { message: "slow down" } }), "provider", /429.*slow down/],
		[answered(502, "<html>"), "provider", /502: server error/],
		[answered(200, { error: "cut" }), "provider", /stopped with an error.*cut/],
		[
			new InferenceClientHubApiError("no", request, { requestId: "", status: 404, body: "gone" }),
			"hub",
			/hub answered 404.*gone/,
		],
		[new InferenceClientProviderOutputError("malformed"), "output", /responded in an unknown format/],
		[new DOMException("no time", "TimeoutError"), "timeout", /every 2 s 150 times/],
		[new TypeError("x is not a function"), "unknown", /x is not a function/],
		["odd", "unknown", /odd/],
	])("is described: %s", (error, kind, words) => {
		const failure = failureOf(error, whom);
		expect(failure.kind).toBe(kind);
		expect(`${failure.title} ${failure.detail}`).toMatch(words);
	});

	test("is a timeout after as many polls as the client makes, whatever its error says", () => {
		const error = new InferenceClientProviderOutputError("no result");
		expect(failureOf(error, whom, polls(150)).kind).toBe("timeout");
		expect(failureOf(error, whom, polls(149)).kind).toBe("output");
		expect(failureOf(error, { label: "Together" }, polls(150)).kind).toBe("output");
	});

	test("of the network is known by its request, whatever the browser says", async () => {
		const offline = recorder(
			"",
			() => {},
			() => Promise.reject(new TypeError("Load failed")),
		);
		const error = await offline("https://x.example").catch((thrown: unknown) => thrown);
		expect(failureOf(error, whom)).toMatchObject({
			kind: "network",
			title: "Together could not be reached from this page",
		});
		const cancelled = AbortSignal.abort();
		await expect(
			recorder(
				"",
				() => {},
				(_, init) => fetch("data:,", init),
			)("https://x.example", { signal: cancelled }),
		).rejects.toMatchObject({ name: "AbortError" });
	});

	test("links to a result that the page may not fetch, if it has a valid address", () => {
		expect(blocked("https://cdn.example/a.png").link).toBe("https://cdn.example/a.png");
		expect(blocked("javascript:alert(1)").link).toBeUndefined();
	});

	test("names the file of a wrong type, and the accepted types", () => {
		const file = { medium: "audio", types: ["audio/mpeg"] } as const;
		expect(wrongFile({ name: "a.flac", type: "audio/flac" }, { ...whom, file })?.detail).toBe(
			"a.flac is audio/flac. Together accepts audio/mpeg.",
		);
		expect(wrongFile({ name: "a.mp3", type: "audio/mpeg" }, { ...whom, file })).toBeUndefined();
		expect(wrongFile({ name: "a", type: "" }, { ...whom, file: { medium: "image" } })?.detail).toContain("images");
	});
});

describe("a recorder", () => {
	test("records requests and responses without the token", async () => {
		const last = await recorded(Response.json({ error: "sk-secret is wrong" }), {
			method: "POST",
			headers: { Authorization: "Bearer sk-secret", "X-Key": "sk-secret", "X-HF-Bill-To": "acme" },
			body: JSON.stringify({ model: "m", key: "sk-secret" }),
		});
		await expect.poll(() => last().answer?.body).toBe('{\n  "error": "(hidden) is wrong"\n}');
		const exchange = last();
		expect(JSON.stringify(exchange)).not.toContain("sk-secret");
		expect(exchange).toMatchObject({
			number: 1,
			method: "POST",
			url: "https://x.example/v1?key=(hidden)",
			headers: [
				["authorization", "Bearer (hidden)"],
				["x-hf-bill-to", "acme"],
				["x-key", "(hidden)"],
			],
			answer: { status: 200 },
		});
	});

	test("counts bytes instead of showing them", async () => {
		const png = new Response(new Blob(["1234"]), { headers: { "Content-Type": "image/png" } });
		const last = await recorded(png, { method: "POST", body: new Blob(["123"], { type: "audio/wav" }) });
		await expect.poll(() => last().answer?.body).toBe("(4 bytes of image/png)");
		expect(last().body).toBe("(3 bytes of audio/wav)");
	});
});

const token = (options: CallOptions): unknown => trial(ofTask("conversational"), options)?.token;

const medium = (task: string, type: string): unknown => readResult(task, new Blob(["x"], { type }));

/** What was recorded last of a request; its answer is read beside the caller, and so may end later. */
const recorded = async (answer: Response, init: RequestInit): Promise<() => Exchange> => {
	let last: readonly Exchange[] = [];
	const send = recorder(
		"sk-secret",
		(exchanges) => (last = exchanges),
		async () => answer,
	);
	await (await send("https://x.example/v1?key=sk-secret", init)).arrayBuffer();
	return () => last[0]!;
};
