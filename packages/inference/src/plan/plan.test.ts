import { env, Text, type Value } from "@vitrine/code";
import { describe, expect, it } from "vitest";
import { type Call, type CallOptions, logsOf, logsOfRefusal, PLACEHOLDER, reasonOf, type Refusal } from "../index.ts";
import { chatModel, ofTask, planned, refusalOf } from "../../test/records.ts";

const chat = (options: CallOptions): Call => planned(chatModel, options);
const json = (call: Call): Record<string, Value> => {
	const body = call.request!.body;
	if (body.type !== "json") throw new Error(`a ${body.type} body`);
	return body.value as Record<string, Value>;
};
const auth = (call: Call): string => {
	const value = call.request!.headers["Authorization"]!;
	return value instanceof Text
		? value.parts.map((part) => (typeof part === "string" ? part : `$${part.name}`)).join("")
		: value;
};
/** The URL of a model in a path. */
const url = (id: string): string => planned(ofTask("fill-mask", { id }), { provider: "hf-inference" }).request!.url;

const labels = (task: string, inputs?: Value): unknown =>
	planned(ofTask(task), { provider: "hf-inference", inputs }).parameters;

const refusedChat = (options: CallOptions): Refusal => refusalOf(chatModel, options);

/** The log lines of a call that is not made. */
const logged = (record: typeof chatModel, options: CallOptions): readonly string[] =>
	logsOfRefusal(refusalOf(record, options), options);

const guessed = (options: CallOptions, record = chatModel): boolean => planned(record, options).nameGuessed === true;

/** The message about wrong messages. */
const problem = (...messages: unknown[]): string =>
	reasonOf(refusedChat({ provider: "groq", messages: messages as never }));

describe("the target of raw clients", () => {
	it("is the provider itself, under its own name for the model and with its own key", () => {
		const call = chat({ provider: "fireworks-ai", providerId: "accounts/x/models/y" });
		expect(call.request!.url).toBe("https://api.fireworks.ai/inference/v1/chat/completions");
		expect(json(call)["model"]).toBe("accounts/x/models/y");
		expect(auth(call)).toBe("Bearer $FIREWORKS_AI_API_KEY");
	});

	it("is the hub for hf-inference, whatever the route", () => {
		for (const route of ["provider", "router"] as const) {
			const call = planned(ofTask("fill-mask"), { provider: "hf-inference", route });
			expect(call.request!.url).toBe("https://router.huggingface.co/hf-inference/models/acme/Model-1");
			expect(auth(call)).toBe("Bearer $HF_TOKEN");
		}
	});

	it("is the hub's chat address on the router, with the provider behind the model", () => {
		const call = chat({ provider: "groq", route: "router", providerId: "ignored" });
		expect(call.request!.url).toBe("https://router.huggingface.co/v1/chat/completions");
		expect(json(call)["model"]).toBe("acme/Chat-1:groq");
		expect(auth(call)).toBe("Bearer $HF_TOKEN");
		expect(json(chat({ provider: "auto", route: "router" }))["model"]).toBe("acme/Chat-1");
	});

	it("is the router's path of the provider for tasks that are no chat", () => {
		const call = planned(ofTask("text-to-image"), { provider: "nscale", route: "router" });
		expect(call.request!.url).toBe("https://router.huggingface.co/nscale/v1/images/generations");
		expect(auth(call)).toBe("Bearer $HF_TOKEN");
	});

	it("is the router for a given hub token, and the provider for any other", () => {
		expect(chat({ provider: "groq", accessToken: "hf_x" }).request!.url).toMatch(
			/^https:\/\/router\.huggingface\.co\/groq\//,
		);
		expect(chat({ provider: "groq", accessToken: "gsk_x" }).request!.url).toMatch(/^https:\/\/api\.groq\.com\//);
		expect(auth(chat({ provider: "groq", accessToken: "gsk_x" }))).toBe("Bearer gsk_x");
	});

	it("is an endpoint of the reader's own in place of any provider", () => {
		const call = chat({ endpointUrl: "http://localhost:8080/v1/", provider: "groq" });
		expect(call.provider).toBeUndefined();
		expect(call.request!.url).toBe("http://localhost:8080/v1/chat/completions");
		expect(auth(call)).toBe("Bearer $API_TOKEN");
		expect(auth(chat({ endpointUrl: "http://localhost:8080/v1", tokenVariable: "MY_KEY" }))).toBe("Bearer $MY_KEY");
	});

	it("is nobody when the hub is to choose", () => {
		expect(chat({ provider: "auto" }).request).toBeUndefined();
		expect(chat({ provider: "auto" }).client).toEqual({
			provider: "auto",
			model: "acme/Chat-1",
			token: env("HF_TOKEN"),
		});
	});
});

describe("the target of the hub's own clients", () => {
	it("is the hub, with the model's id and the provider beside it", () => {
		const { client } = chat({ provider: "together", providerId: "Own/Name" });
		expect(client).toEqual({ provider: "together", model: "acme/Chat-1", token: env("HF_TOKEN") });
	});

	it("is the closed provider itself, with its key and its name for the model", () => {
		const { client } = planned({ ...chatModel, id: "openai/gpt-x" }, { provider: "openai" });
		expect(client).toEqual({ provider: "openai", model: "gpt-x", token: env("OPENAI_API_KEY"), isClosed: true });
	});

	it("gets no provider at an endpoint, and a URL to which it appends correctly", () => {
		expect(chat({ endpointUrl: "http://h/v1/" }).client!.endpointUrl).toBe("http://h/v1");
		expect(chat({ endpointUrl: "http://h/api" }).client!.endpointUrl).toBe("http://h/api/chat/completions");
		expect(chat({ endpointUrl: "http://h/v1" }).client!.provider).toBeUndefined();
	});

	it("is nobody when they would refuse the token", () => {
		expect(chat({ provider: "auto", accessToken: "sk-x" }).client).toBeUndefined();
		expect(chat({ provider: "groq", route: "router", accessToken: "sk-x" }).client).toBeUndefined();
	});
});

describe("the token", () => {
	it.each([undefined, "", PLACEHOLDER])("is read from a variable when it is %j", (accessToken) => {
		expect(chat({ provider: "cohere", accessToken }).request!.token).toEqual(env("COHERE_API_KEY"));
	});

	it("leaves a marker inside a message alone", () => {
		const messages = [{ role: "user", content: PLACEHOLDER }];
		expect(json(chat({ provider: "cohere", messages }))["messages"]).toEqual(messages);
	});

	it("of the hub is refused for a closed provider, without repeating it", () => {
		const error = refusedChat({ provider: "openai", accessToken: "hf_secret" });
		expect(error.field).toBe("accessToken");
		expect(JSON.stringify(error) + reasonOf(error)).not.toContain("secret");
	});

	it.each(["a\nb", "a\u0000b", " a", "ключ"])("is refused when no header can hold it: %j", (accessToken) => {
		const refusal = refusedChat({ provider: "groq", accessToken });
		expect(refusal.field).toBe("accessToken");
		expect(refusal.got).not.toBe(accessToken);
	});
});

describe("the provider's name for the model", () => {
	const entry = { provider: "groq", providerId: "mapped", status: "live", task: "conversational" };

	it("is read from the record's mapping, in either of its forms", () => {
		for (const inferenceProviderMapping of [[entry], { groq: entry }])
			expect(planned({ ...chatModel, inferenceProviderMapping }, { provider: "groq" }).providerId).toBe("mapped");
	});

	it("is what the options say before what the record maps, and the id where neither speaks", () => {
		const record = { ...chatModel, inferenceProviderMapping: [entry] };
		expect(planned(record, { provider: "groq", providerId: "told" }).providerId).toBe("told");
		expect(planned(chatModel, { provider: "cohere" }).providerId).toBe("acme/Chat-1");
	});

	it("is a guess only if it is not stated and the hub's name may not be the provider's", () => {
		expect(guessed({ provider: "groq" })).toBe(true);
		expect(guessed({ provider: "nscale", route: "router" }, ofTask("text-to-image"))).toBe(true);
		expect(guessed({ provider: "groq" }, { ...chatModel, inferenceProviderMapping: [entry] })).toBe(false);
		for (const options of [
			{ provider: "groq", providerId: "told" },
			{ provider: "hf-inference" },
			{ provider: "auto" },
			{ provider: "groq", route: "router" },
			{ endpointUrl: "http://h/v1" },
		] as const)
			expect(guessed(options), JSON.stringify(options)).toBe(false);
		expect(guessed({ provider: "openai" }, { ...chatModel, id: "openai/gpt-x" })).toBe(false);
	});

	it("is had only by the providers that the record names, for the task it names them with", () => {
		const record = { ...chatModel, inferenceProviderMapping: [entry] };
		for (const route of ["provider", "router"] as const) {
			const messages = logged(record, { provider: "cohere", route });
			expect(messages).toEqual([expect.stringContaining("the record names only groq")]);
		}
		expect(reasonOf(refusalOf(record, { provider: "cohere" }))).toMatch(/not supported for provider "cohere"/);
		const plain = { ...ofTask("text-generation"), inferenceProviderMapping: [{ ...entry, provider: "together" }] };
		const messages = logged(plain, { provider: "together" });
		expect(messages).toEqual([expect.stringContaining('maps it to the task "conversational", which is chat')]);
	});

	it("serves either task of embeddings at the hub's own inference", () => {
		const mapped = { provider: "hf-inference", providerId: "a/b", status: "live", task: "sentence-similarity" };
		const record = { ...ofTask("feature-extraction"), inferenceProviderMapping: [mapped] };
		expect(planned(record, { provider: "hf-inference" }).providerId).toBe("a/b");
	});

	it("is had by `auto` only if the first provider of the record serves the task, as the hub's clients choose it", () => {
		const film = { ...ofTask("text-to-image"), inferenceProviderMapping: [{ ...entry, task: "text-to-video" }] };
		expect(logged(film, { provider: "auto" })).toEqual([
			expect.stringContaining('maps it to the task "text-to-video"'),
		]);
		const mapped = [
			{ ...entry, task: "text-to-image" },
			{ ...entry, provider: "together", task: "text-to-video" },
		];
		expect(planned({ ...film, inferenceProviderMapping: mapped }, { provider: "auto" }).provider).toBe("auto");
	});

	it("decides whether a provider that takes a single model is asked at all", () => {
		const film = ofTask("image-text-to-video");
		expect(planned(film, { provider: "novita", providerId: "MiniMax-H3" }).request!.url).toMatch(/minimax/);
		const messages = logged(film, { provider: "novita" });
		expect(messages).toEqual([expect.stringContaining('it takes only the model it calls "MiniMax-H3"')]);
	});

	it("is encoded in a path", () => {
		expect(url("a/b?c#d e%f'g")).toBe("https://router.huggingface.co/hf-inference/models/a/b%3Fc%23d%20e%25f%27g");
		expect(refusalOf(ofTask("fill-mask", { id: "../../x" }), { provider: "hf-inference" }).field).toBe("model.id");
		const told = { provider: "hf-inference", providerId: "a/../b" };
		expect(refusalOf(ofTask("fill-mask"), told).field).toBe("providerId");
	});
});

describe("chat", () => {
	it("sends 0 as a value, and nothing that was not given", () => {
		expect(chat({ provider: "groq", temperature: 0, max_tokens: 0, top_p: 0 }).parameters).toEqual({
			temperature: 0,
			max_tokens: 0,
			top_p: 0,
		});
		expect(chat({ provider: "groq" }).parameters).toEqual({});
	});

	it("is what the tag says: untagged text generation is none", () => {
		expect(chat({ provider: "together" }).task).toBe("conversational");
		const untagged = planned(ofTask("text-generation"), { provider: "together", streaming: true });
		expect([untagged.task, untagged.kind, untagged.streaming]).toEqual(["text-generation", "basic", false]);
	});

	it("speaks by messages, and refuses inputs", () => {
		expect(refusedChat({ provider: "groq", inputs: "hello" }).field).toBe("inputs");
		expect(refusedChat({ provider: "groq", messages: [] }).field).toBe("messages");
		expect(refusedChat({ provider: "groq", messages: [{ content: "?" }] as never }).field).toBe("messages");
	});

	it("tells which message is wrong, and how", () => {
		const fine = { role: "user", content: "?" };
		expect(problem(fine, { content: "?" })).toMatch(/^message 2 has no role\./);
		expect(problem({ role: 1, content: "?" })).toMatch(/^message 1 has the role 1,/);
		expect(problem({ role: "user" })).toMatch(/^message 1 has no content/);
		expect(problem({ role: "user", content: 4 })).toMatch(/^message 1 has the content 4:/);
		expect(problem({ role: "user", content: [{ text: "?" }] })).toMatch(/^message 1 has the content/);
		expect(problem({ role: "assistant", tool_calls: "f" })).toMatch(/^message 1 has the tool_calls "f"/);
		expect(problem("hello")).toMatch(/^message 1 is "hello"/);
	});

	it("takes calls of tools and their answers as messages", () => {
		const messages = [
			{ role: "user", content: "?" },
			{ role: "assistant", tool_calls: [{ id: "1", type: "function", function: { name: "f", arguments: "{}" } }] },
			{ role: "tool", tool_call_id: "1", content: "true" },
		];
		expect(json(chat({ provider: "groq", messages: messages as never }))["messages"]).toEqual(messages);
	});

	it("sends the tools, the choice among them and the form of the answer as they were given", () => {
		const given = {
			tools: [{ type: "function", function: { name: "f" } }],
			tool_choice: "required",
			response_format: { type: "json_schema", json_schema: { name: "n", schema: { type: "object" } } },
		};
		expect(json(chat({ provider: "groq", ...given }))).toMatchObject(given);
		expect(chat({ provider: "groq", ...given }).parameters).toEqual(given);
		expect(json(chat({ provider: "together", ...given }))["response_format"]).toEqual({
			type: "json_schema",
			schema: { type: "object" },
		});
		expect(json(chat({ provider: "together", route: "router", ...given }))).toMatchObject(given);
	});

	it.each([
		["tools", { tools: [] }],
		["tools", { tools: "f" }],
		["tools", { tools: [{ type: "function" }] }],
		["tool_choice", { tool_choice: "auto" }],
		["tool_choice", { tool_choice: 1, tools: [{ type: "function", function: { name: "f" } }] }],
		["response_format", { response_format: "json" }],
		["response_format", { response_format: { type: "json_schema" } }],
		["response_format", { response_format: { type: "json_schema", json_schema: { name: "n" } } }],
		["temperature", { temperature: "hot" }],
		["max_tokens", { max_tokens: "12" }],
		["top_p", { top_p: Number.NaN }],
		["top_p", { top_p: 1.5 }],
		["temperature", { temperature: -1 }],
		["max_tokens", { max_tokens: 0.5 }],
	])("names the field of what is wrong: %s, %j", (field, options) => {
		const refusal = refusedChat({ provider: "groq", ...(options as CallOptions) });
		expect(refusal.field).toBe(field);
		expect(reasonOf(refusal)).toMatch(/\.$/);
	});

	it("streams when asked", () => {
		expect(json(chat({ provider: "groq", streaming: true }))["stream"]).toBe(true);
		expect(json(chat({ provider: "groq" }))["stream"]).toBe(false);
	});
});

describe("inputs", () => {
	const qa = ofTask("question-answering");
	const hub = { provider: "hf-inference" };

	it("are read as JSON where an object belongs", () => {
		const inputs = { question: "?", context: "!" };
		expect(planned(qa, { ...hub, inputs: JSON.stringify(inputs) }).inputs).toEqual(inputs);
	});

	it("are logged and refused where they are no JSON", () => {
		const options = { ...hub, inputs: "no JSON" };
		expect(refusalOf(qa, options).field).toBe("inputs");
		expect(logged(qa, options)).toEqual(["Failed to parse body as JSON"]);
	});

	it.each([
		["question-answering", { question: "?" }],
		["question-answering", { question: "?", context: "!", more: 1 }],
		["question-answering", ["?"]],
		["text-classification", { text: "x" }],
		["fill-mask", 4],
		["table-question-answering", { query: "?", table: { a: "b" } }],
		["sentence-similarity", { source_sentence: "a", sentences: "b" }],
		["tabular-regression", { a: 1 }],
		["zero-shot-classification", { inputs: "x", parameters: { labels: ["a"] } }],
		["zero-shot-classification", { parameters: { candidate_labels: ["a"] } }],
		["audio-classification", "two\nlines.wav"],
	] as const)("of the wrong shape are refused: %s, %j", (task, inputs) => {
		expect(refusalOf(ofTask(task), { ...hub, inputs }).field).toBe("inputs");
	});

	it("of zero-shot tasks bring their labels or get the specification's", () => {
		expect(labels("zero-shot-classification")).toEqual({ candidate_labels: ["refund", "legal", "faq"] });
		expect(labels("zero-shot-image-classification", "dog.png")).toEqual({ candidate_labels: ["cat", "dog", "llama"] });
		const own = { inputs: "x", parameters: { candidate_labels: ["a", "b"] } };
		expect(labels("zero-shot-classification", own)).toEqual({ candidate_labels: ["a", "b"] });
	});

	it("are a sound the provider takes", () => {
		const asr = ofTask("automatic-speech-recognition");
		expect(planned(asr, hub).inputs).toBe("sample1.flac");
		expect(planned(asr, { provider: "fal-ai" }).inputs).toBe("sample1.mp3");
		for (const inputs of ["own.flac", "own.webm", "own.ogg"])
			expect(refusalOf(asr, { provider: "fal-ai", inputs }).field).toBe("inputs");
		expect(planned(asr, { ...hub, inputs: "own.mp3" }).request!.headers["Content-Type"]).toBe("audio/mpeg");
	});

	it("of text generation may have numbers, under the names the provider has for them", () => {
		const numbers = { temperature: 0, max_tokens: 9, top_p: 0.5 };
		const { parameters, request } = planned(ofTask("text-generation"), { ...hub, ...numbers });
		expect(parameters).toEqual({ temperature: 0, max_new_tokens: 9, top_p: 0.5 });
		expect((request!.body as { value: object }).value).toMatchObject(numbers);
		expect(json(planned(ofTask("text-generation"), { provider: "together" }))).not.toHaveProperty("parameters");
		expect(refusalOf(ofTask("text-generation"), { ...hub, top_p: "1" as never }).field).toBe("top_p");
	});

	it("of tasks that know no numbers and do not stream ignore those, and log it", () => {
		const { parameters, ignored } = planned(ofTask("fill-mask"), { ...hub, temperature: 1, streaming: true });
		expect(parameters).toEqual({});
		expect(logsOf(ignored)).toEqual([
			expect.stringMatching(/^streaming ignored: /),
			expect.stringMatching(/^temperature ignored: /),
		]);
	});

	it("are not said with what belongs to a chat", () => {
		for (const field of ["messages", "tools", "tool_choice", "response_format"] as const)
			expect(refusalOf(ofTask("fill-mask"), { ...hub, [field]: [] }).field).toBe(field);
	});

	it.each([
		["acme/drawer", 5],
		["black-forest-labs/FLUX.1-schnell", 4],
		["black-forest-labs/FLUX.1-dev", 28],
		["black-forest-labs/FLUX.2-klein-base-4B", 28],
		["black-forest-labs/FLUX.2-klein-4B", 4],
		["stabilityai/stable-diffusion-xl-base-1.0", 50],
		["Tongyi-MAI/Z-Image-Turbo", 9],
		["stabilityai/sdxl-turbo", 5],
	])("of text-to-image ask for five steps, or for those of the family: %s", (id, steps) => {
		expect(planned({ ...ofTask("text-to-image"), id }, hub).parameters).toEqual({ num_inference_steps: steps });
		const adapter = { ...ofTask("text-to-image"), id: "acme/style", cardData: { base_model: id } };
		expect(planned(adapter, hub).parameters).toEqual({ num_inference_steps: steps });
	});
});

describe("what is not there", () => {
	it("is an error when it is a name: provider, task, route", () => {
		expect(reasonOf(refusedChat({ provider: "togehter" }))).toMatch(/^Provider "togehter" not supported\..*"together"/);
		expect(reasonOf(refusalOf(ofTask("text-clasification"), { provider: "groq" }))).toContain('"text-classification"');
		expect(refusalOf(chatModel, { provider: "groq", route: "hub" as never }).field).toBe("route");
		expect(refusalOf(chatModel, {}).field).toBe("provider");
		for (const name of ["constructor", "__proto__", "toString"])
			expect(refusalOf(chatModel, { provider: name }).field).toBe("provider");
	});

	it("is nothing, and logged, when a known provider does not serve the task", () => {
		for (const provider of ["fal-ai", "black-forest-labs", "groq"]) {
			const messages = logged(ofTask("fill-mask"), { provider });
			expect(messages).toHaveLength(1);
			expect(messages[0]).toMatch(new RegExp(`^Failed to get provider helper for ${provider} \\(fill-mask\\)`));
		}
	});

	it("is nothing, and logged, where the client's own form is one that the provider does not take", () => {
		const messages = logged(ofTask("text-generation"), { provider: "groq" });
		expect(messages).toEqual([expect.stringContaining("it serves conversational")]);
	});

	it("is nothing, and logged, when a closed provider is to be routed", () => {
		const messages = logged(chatModel, { provider: "openai", route: "router" });
		expect(messages[0]).toMatch(/^Failed to get provider helper for openai/);
	});

	it("is nothing, and logged, for tasks without a provider, and for image-text-to-text that is no chat", () => {
		for (const [task, reason] of [
			["depth-estimation", "no provider serves it"],
			["image-text-to-text", "only models with the tag conversational are called"],
		] as const) {
			const messages = logged(ofTask(task), { provider: "groq" });
			expect(messages).toEqual([`Failed to get provider helper for groq (${task}): ${reason} (acme/Model-1)`]);
		}
	});

	it("is nothing, without a word, for a record that names no task", () => {
		const messages = logged({ id: "a/b", tags: [] }, { provider: "groq" });
		expect(messages).toEqual([]);
	});

	it("says why the hub's clients are missing if the hub is to choose and the token is not its own", () => {
		const { client, ignored } = chat({ provider: "auto", accessToken: "own" });
		expect(client).toBeUndefined();
		const messages = logsOf(ignored);
		expect(messages).toEqual([expect.stringMatching(/^accessToken: .*"hf_" tokens$/)]);
		expect(messages.join()).not.toContain("own,");
	});

	it("is worded as in the specification when a call is required", () => {
		expect(reasonOf(refusalOf(chatModel, { provider: "nobody" }))).toMatch(/Provider "nobody" not supported/);
		expect(reasonOf(refusalOf(ofTask("fill-mask"), { provider: "groq" }))).toMatch(
			/Task "fill-mask" not supported for provider "groq"/,
		);
		expect(reasonOf(refusalOf(ofTask("depth-estimation"), { provider: "groq" }))).toMatch(
			/Task "depth-estimation" not supported/,
		);
		expect(refusalOf({ id: "a/b", tags: [] }, { provider: "groq" }).field).toBe("model.pipeline_tag");
	});
});

describe("an endpoint's address", () => {
	it.each(["localhost:8080", "ftp://h/v1", "http://u:p@h/v1", "http://h/v1?key=1", "http://h/v1#x", "", "/v1"])(
		"is refused when clients would read it differently: %j",
		(endpointUrl) => {
			expect(["endpointUrl", "provider"]).toContain(refusedChat({ endpointUrl }).field);
		},
	);

	it("is normalised as every client would", () => {
		expect(chat({ endpointUrl: "HTTP://Host/a b/v1//" }).request!.url).toBe("http://host/a%20b/v1/chat/completions");
		expect(chat({ endpointUrl: "http://h/v1/chat/completions" }).request!.url).toBe("http://h/v1/chat/completions");
	});

	it("takes only the name of a variable for its token", () => {
		const refusal = refusedChat({ endpointUrl: "http://h/v1", tokenVariable: "a b" });
		expect(refusal.field).toBe("tokenVariable");
		expect(reasonOf(refusal)).toMatch(/^"a b" is not a variable's name/);
	});
});

const billed = (options: CallOptions): unknown => chat(options).request!.headers["X-HF-Bill-To"];

describe("the account to bill", () => {
	const billTo = "my-org";

	it("is one that a header can name", () => {
		expect(billed({ provider: "groq", billTo })).toBe("my-org");
		expect(refusedChat({ provider: "groq", billTo: "a\r\nX-Evil: 1" }).field).toBe("billTo");
	});

	it("is billed by the hub, so the call goes through it", () => {
		const call = chat({ provider: "groq", billTo });
		expect([call.request!.url, auth(call), call.ignored]).toEqual([
			"https://router.huggingface.co/groq/openai/v1/chat/completions",
			"Bearer $HF_TOKEN",
			[],
		]);
		expect(billed({ provider: "groq", billTo, route: "router" })).toBe("my-org");
		expect(billed({ provider: "hf-inference", billTo, route: "provider" })).toBe("my-org");
	});

	it("is not sent to others, and logged as left out", () => {
		for (const options of [
			{ provider: "openai" },
			{ endpointUrl: "http://h/v1" },
			{ provider: "groq", route: "provider" },
		] as const) {
			const { request, ignored } = chat({ ...options, billTo });
			expect(request!.headers, JSON.stringify(options)).not.toHaveProperty("X-HF-Bill-To");
			expect(logsOf(ignored)).toEqual([expect.stringMatching(/^billTo ignored/)]);
		}
		expect(chat({ provider: "openai", billTo }).billTo).toBeUndefined();
		expect(chat({ provider: "groq", route: "provider", billTo }).billTo).toBe("my-org");
	});
});
