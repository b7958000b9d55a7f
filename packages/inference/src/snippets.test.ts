import { InferenceClient } from "@huggingface/inference";
import { describe, expect, it } from "vitest";
import { offered as offeredFor, SPECIFIED } from "../test/offered.ts";
import { chatModel, calledAs, ofTask, planned } from "../test/records.ts";
import { METHODS } from "./clients/huggingface/methods.ts";
import { METHODS as PYTHON_METHODS, SERVED } from "./clients/huggingface_hub/served.ts";
import { camelCase, snakeCase } from "./clients/shared/names.ts";
import {
	callableTasks,
	type CallOptions,
	CLIENTS,
	clientNamed,
	fullName,
	InputError,
	kindOf,
	providerKeys,
	providers,
	snippet,
	snippets,
	snippetsFor,
	TemplateNotFound,
} from "./index.ts";

const offered = (options: CallOptions, record = chatModel): string[] => offeredFor(record, options);

const ALL_FOR_CHAT = [
	"python/huggingface_hub",
	"python/requests",
	"python/openai",
	"js/fetch",
	"js/huggingface.js",
	"js/openai",
	"sh/curl",
];
/** The one model that novita takes for a task. */
const FILM = { providerId: "MiniMax-H3" };

const RAW_CLIENTS = ["python/requests", "js/fetch", "sh/curl"];
const HUB_CLIENTS = ["python/huggingface_hub", "js/huggingface.js"];

describe("clients", () => {
	it("stand in the order of the specification", () => {
		expect(CLIENTS.map(fullName).filter((name) => SPECIFIED.includes(name))).toEqual(SPECIFIED);
	});

	it("all offer chat, streaming or not, on either route and at a custom endpoint", () => {
		for (const streaming of [false, true])
			for (const options of [
				{ provider: "together" },
				{ provider: "together", route: "router" as const },
				{ provider: "auto", route: "router" as const },
				{ provider: "openai" },
				{ endpointUrl: "http://localhost:8080/v1" },
			])
				expect(offered({ ...options, streaming })).toEqual(ALL_FOR_CHAT);
	});

	it("are only the hub's own when the hub is to choose", () => {
		expect(offered({ provider: "auto" })).toEqual(HUB_CLIENTS);
		expect(offered({ provider: "auto" }, ofTask("fill-mask"))).toEqual(HUB_CLIENTS);
	});

	it("are none for a closed provider on the router", () => {
		expect(offered({ provider: "openai", route: "router" })).toEqual([]);
	});

	it("include fal_client for fal-ai, called directly and billed to nobody else", () => {
		const painting = ofTask("text-to-image");
		expect(offered({ provider: "fal-ai" }, painting)).toContain("python/fal_client");
		expect(offered({ provider: "fal-ai", accessToken: "own" }, painting)).toContain("python/fal_client");
		for (const more of [
			{ route: "router" as const },
			{ billTo: "org" },
			{ accessToken: "hf_x" },
			{ provider: "nscale" },
		])
			expect(offered({ provider: "fal-ai", ...more }, painting)).not.toContain("python/fal_client");
	});

	it("that are raw wait for a result too", () => {
		expect(offered({ provider: "wavespeed" }, ofTask("text-to-video"))).toEqual([
			"python/huggingface_hub",
			"python/requests",
			"js/fetch",
			"js/huggingface.js",
			"sh/curl",
		]);
	});

	it("that are raw say every call that has a request", () => {
		for (const { id, tasks, access } of providers)
			for (const task of tasks)
				for (const route of access === "closed" ? (["provider"] as const) : (["provider", "router"] as const)) {
					const only = id === "novita" && task === "image-text-to-video" ? { providerId: "MiniMax-H3" } : {};
					const all = offered({ provider: id, route, ...only }, calledAs(task));
					// Only fetch supports a result that may be a `data:` URL.
					const raw = id === "fal-ai" && task === "image-segmentation" ? ["js/fetch"] : RAW_CLIENTS;
					expect(
						all.filter((name) => RAW_CLIENTS.includes(name)),
						`${id}, ${task}, ${route}`,
					).toEqual(raw);
				}
	});

	it("include curl and fetch for every kind there is", () => {
		const said = new Set(
			providers.flatMap(({ id, tasks }) =>
				tasks.flatMap((task) =>
					snippets(calledAs(task), { provider: id, ...FILM }).map(({ client, kind }) => `${client} ${kind}`),
				),
			),
		);
		for (const task of callableTasks())
			for (const client of ["curl", "fetch"]) expect(said).toContain(`${client} ${kindOf(task)}`);
	});

	it("each offer a call of every kind they name", () => {
		const asked = new Set(
			providers.flatMap(({ id, tasks }) =>
				tasks.flatMap((task) =>
					[true, false].flatMap((streaming) =>
						snippets(calledAs(task), { provider: id, streaming, ...FILM }).map(
							({ language, client, kind }) => `${language}/${client} ${kind}`,
						),
					),
				),
			),
		);
		const never = CLIENTS.flatMap((client) =>
			[...client.kinds].map((kind) => `${fullName(client)} ${kind}`).filter((name) => !asked.has(name)),
		);
		expect(never, "take the kind from the client's `kinds`, or let its `canSend` accept a call of it").toEqual([]);
	});

	it("of openai make embeddings where the provider speaks its protocol", () => {
		for (const provider of ["deepinfra", "scaleway", "together"])
			expect(offered({ provider }, ofTask("feature-extraction"))).toEqual(
				expect.arrayContaining(["python/openai", "js/openai"]),
			);
		expect(offered({ provider: "hf-inference" }, ofTask("feature-extraction"))).not.toContain("python/openai");
		expect(offered({ provider: "together" }, ofTask("text-generation"))).not.toContain("python/openai");
	});

	it("whose form the provider does not accept are left out", () => {
		const all = offered({ provider: "novita" }, ofTask("text-generation"));
		expect(all).toEqual(["python/huggingface_hub", ...RAW_CLIENTS]);
	});

	it("leave out what would be sent in another form: text generation at an endpoint, from Python's hub client", () => {
		expect(offered({ endpointUrl: "http://h/v1" }, ofTask("text-generation"))).toEqual([
			"python/requests",
			"js/fetch",
			"js/huggingface.js",
			"sh/curl",
		]);
	});

	it("offer every text task of the hub's own inference", () => {
		for (const task of [
			"fill-mask",
			"summarization",
			"text-classification",
			"text-generation",
			"token-classification",
			"translation",
		])
			expect(offered({ provider: "hf-inference" }, ofTask(task))).toEqual([
				"python/huggingface_hub",
				"python/requests",
				"js/fetch",
				"js/huggingface.js",
				"sh/curl",
			]);
	});

	it("are found by name, and an unknown name is an error that says which are near", () => {
		expect(clientNamed("js/openai").language).toBe("js");
		expect(() => clientNamed("python/request")).toThrow(InputError);
		expect(() => clientNamed("python/request")).toThrow(/^clients: .*"python\/requests"/);
	});
});

describe("one snippet", () => {
	it("is that of the list", () => {
		const chat = planned(chatModel, { provider: "groq" });
		expect(snippet("sh", "curl", "conversational", chat)).toEqual(snippetsFor(chat).at(-1));
	});

	it("that there is no form for is an error, worded as in the specification", () => {
		const chat = planned(chatModel, { provider: "groq" });
		for (const [language, client, kind] of [
			["python", "fal_client", "conversational"],
			["sh", "curl", "textToImage"],
			["python", "openai", "basic"],
			["js", "requests", "conversational"],
			["python", "constructor", "conversational"],
		] as const)
			expect(() => snippet(language, client, kind, chat)).toThrow(
				new TemplateNotFound(`${language}/${client}/${kind}`),
			);
		expect(new TemplateNotFound("sh/curl/basic")).toMatchObject({
			message: "Template not found: sh/curl/basic",
			code: "template-not-found",
			template: "sh/curl/basic",
		});
	});
});

describe("methods", () => {
	it("are named after the pipeline tag", () => {
		expect(snakeCase("text-to-image")).toBe("text_to_image");
		expect(camelCase("text-to-image")).toBe("textToImage");
	});

	it("exist on the installed JavaScript client, for every task that can be called but the retired", () => {
		const client = new InferenceClient() as unknown as Record<string, unknown>;
		const exists = (task: string): boolean =>
			typeof client[task === "conversational" ? "chatCompletion" : camelCase(task)] === "function";
		expect(callableTasks().filter(exists).sort()).toEqual(METHODS);
		expect(callableTasks().filter((task) => !exists(task))).toEqual(["text2text-generation"]);
	});

	it("of the Python client are known for every provider it serves", () => {
		expect(providerKeys).toEqual(expect.arrayContaining(Object.keys(SERVED)));
		for (const tasks of Object.values(SERVED)) expect(PYTHON_METHODS).toEqual(expect.arrayContaining([...tasks]));
	});
});

describe("asking twice", () => {
	const questions: [string, CallOptions][] = providers.flatMap(({ id, tasks }) =>
		tasks.flatMap((task) =>
			[true, false].map((streaming): [string, CallOptions] => [task, { provider: id, streaming }]),
		),
	);
	const answers = (asked: typeof questions): Map<string, unknown> =>
		new Map(asked.map(([task, options]) => [JSON.stringify([task, options]), snippets(calledAs(task), options)]));

	it("gives the same, in any order", () => {
		const first = answers(questions);
		expect(answers(questions.toReversed())).toEqual(first);
		expect(answers(questions)).toEqual(first);
	});

	it("of a chat model does not make a chat of the next plain one", () => {
		const plain = ofTask("text-generation");
		const before = snippets(plain, { provider: "together" });
		snippets(chatModel, { provider: "together", streaming: true });
		expect(snippets(plain, { provider: "together", streaming: true })).toEqual(before);
	});
});

const EXTENSIONS = { python: ".py", js: ".js", sh: ".sh" };

/** Calls whose snippets are stored as files, for people to read and machines to run. */
const CASES: Readonly<Record<string, [string | typeof chatModel, CallOptions]>> = {
	chat: ["conversational", { provider: "together", providerId: "acme/Chat-1-Turbo", temperature: 0, max_tokens: 200 }],
	"chat-billed": ["conversational", { provider: "zai-org", billTo: "acme-research" }],
	"chat-stream": ["conversational", { provider: "cohere", streaming: true }],
	"chat-router": ["conversational", { provider: "groq", route: "router" }],
	"chat-auto": ["conversational", { provider: "auto", streaming: true }],
	"chat-closed": [{ ...chatModel, id: "openai/gpt-x" }, { provider: "openai" }],
	"chat-given-token": ["conversational", { provider: "nscale", accessToken: "hf_given" }],
	"chat-endpoint-stream": ["conversational", { endpointUrl: "http://localhost:8080/v1", streaming: true }],
	"chat-with-image": [{ ...chatModel, pipeline_tag: "image-text-to-text" }, { provider: "novita" }],
	"chat-awkward": [
		"conversational",
		{
			provider: "hf-inference",
			messages: [
				{ role: "user", content: 'It\'s "quoted": $HOME `x` \\ <ACCESS_TOKEN>\nand on' },
				{ role: "assistant", content: null, tool_calls: [{ id: "1", strict: true }] },
			],
		},
	],
	"chat-tools": [
		"conversational",
		{
			provider: "groq",
			messages: [
				{ role: "user", content: "Will it rain in Lisbon?" },
				{
					role: "assistant",
					content: null,
					tool_calls: [
						{ id: "call-1", type: "function", function: { name: "forecast", arguments: '{"city": "Lisbon"}' } },
					],
				},
				{ role: "tool", tool_call_id: "call-1", content: '{"rain": true}' },
			],
			tools: [
				{
					type: "function",
					function: {
						name: "forecast",
						description: "Tomorrow's weather in a city",
						parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
					},
				},
			],
			tool_choice: "auto",
		},
	],
	"chat-tools-stream": [
		"conversational",
		{
			provider: "hf-inference",
			streaming: true,
			tools: [{ type: "function", function: { name: "forecast", parameters: { type: "object", properties: {} } } }],
		},
	],
	"chat-schema": [
		"conversational",
		{
			provider: "together",
			response_format: {
				type: "json_schema",
				json_schema: {
					name: "packing_list",
					strict: true,
					schema: { type: "object", properties: { items: { type: "array", items: { type: "string" } } } },
				},
			},
		},
	],
	"chat-mapped": [
		{
			...chatModel,
			inferenceProviderMapping: { cerebras: { providerId: "chat-1", status: "live", task: "conversational" } },
		},
		{ provider: "cerebras" },
	],
	"text-generation": ["text-generation", { provider: "featherless-ai" }],
	"text-generation-numbers": [
		"text-generation",
		{ provider: "hf-inference", temperature: 0.2, max_tokens: 50, top_p: 0.9 },
	],
	"text-generation-novita": ["text-generation", { provider: "novita", max_tokens: 50 }],
	"text-classification": ["text-classification", { provider: "hf-inference" }],
	"feature-extraction": ["feature-extraction", { provider: "scaleway" }],
	"sentence-similarity": ["sentence-similarity", { provider: "hf-inference" }],
	"fill-mask": [ofTask("fill-mask", { mask_token: "<mask>" }), { provider: "hf-inference" }],
	"zero-shot-classification": ["zero-shot-classification", { provider: "hf-inference", billTo: "acme-research" }],
	"question-answering": ["question-answering", { provider: "hf-inference" }],
	"table-question-answering": ["table-question-answering", { provider: "hf-inference" }],
	"tabular-classification": ["tabular-classification", { provider: "hf-inference" }],
	"text-to-image": ["text-to-image", { provider: "hf-inference" }],
	"text-to-image-fal": ["text-to-image", { provider: "fal-ai", providerId: "fal-ai/flux/dev" }],
	"text-to-image-base64": ["text-to-image", { provider: "nscale" }],
	"text-to-image-address": ["text-to-image", { provider: "replicate", providerId: "acme/model:0a1b2c" }],
	"text-to-image-queue": ["text-to-image", { provider: "zai-org", route: "router" }],
	"text-to-audio": ["text-to-audio", { provider: "fal-ai" }],
	"text-to-speech": ["text-to-speech", { provider: "hf-inference" }],
	"text-to-video": ["text-to-video", { provider: "novita" }],
	"speech-recognition": ["automatic-speech-recognition", { provider: "hf-inference" }],
	"speech-recognition-mp3": ["automatic-speech-recognition", { provider: "fal-ai" }],
	"speech-recognition-form": ["automatic-speech-recognition", { provider: "together" }],
	"image-classification": ["image-classification", { provider: "hf-inference" }],
	"image-to-image": ["image-to-image", { provider: "replicate" }],
	"image-to-video": ["image-to-video", { provider: "together" }],
	"image-text-to-image": ["image-text-to-image", { provider: "wavespeed" }],
	"image-text-to-video": ["image-text-to-video", { provider: "novita", providerId: "MiniMax-H3" }],
	"audio-to-audio": ["audio-to-audio", { provider: "hf-inference" }],
	"image-segmentation": ["image-segmentation", { provider: "fal-ai", route: "router" }],
	"image-to-text": ["image-to-text", { provider: "zai-org" }],
	"visual-question-answering": ["visual-question-answering", { provider: "hf-inference", billTo: "acme-research" }],
	"document-question-answering": ["document-question-answering", { provider: "hf-inference" }],
	"zero-shot-image-classification": ["zero-shot-image-classification", { provider: "hf-inference" }],
};

describe("snippets", () => {
	for (const [name, [asked, options]] of Object.entries(CASES)) {
		const record = typeof asked === "string" ? calledAs(asked) : asked;
		for (const { language, client, content } of snippets(record, options)) {
			const file = client.endsWith(EXTENSIONS[language]) ? client : client + EXTENSIONS[language];
			it(`of fixtures/call/${name} are those of ${file}`, async () => {
				await expect(content + "\n").toMatchFileSnapshot(`../../../fixtures/call/${name}/${file}`);
			});
		}
	}

	it("are indented by multiples of four spaces, without tabs or spaces at the ends of lines", () => {
		for (const [name, [asked, options]] of Object.entries(CASES))
			for (const { content } of snippets(typeof asked === "string" ? calledAs(asked) : asked, options)) {
				expect(content, name).not.toMatch(/\t|[ ]+$/m);
				for (const [spaces] of content.matchAll(/^ +/gm)) expect(spaces.length % 4, `${name}\n${content}`).toBe(0);
			}
	});
});
