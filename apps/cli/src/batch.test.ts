import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkReport } from "./report.ts";
import { answer, runBatch, type ErrorLine, type Output, type SnippetLine } from "./batch.ts";

const CHAT = {
	id: "owner/chat-8b",
	pipeline_tag: "text-generation",
	library_name: "transformers",
	tags: ["conversational", "transformers"],
};
const MASK = {
	id: "owner/mask",
	pipeline_tag: "fill-mask",
	library_name: "transformers",
	tags: [],
	mask_token: "<mask>",
};

const WEIGHTS = {
	id: "owner/weights",
	tags: ["gguf"],
	siblings: [{ rfilename: "a-Q4_K_M.gguf" }, { rfilename: "a-Q8_0.gguf" }],
};

const ask = (line: object, log?: (message: string) => void): Output[] => answer(JSON.stringify(line), 7, log);
const snippetsOf = (outputs: readonly Output[]): SnippetLine[] => outputs.filter((output) => "content" in output);
const errorsOf = (outputs: readonly Output[]): ErrorLine[] => outputs.filter((output) => "error" in output);

describe("a line that makes sense", () => {
	it("is answered by kinds: ways to load, to call, then to open in an app, each with its key and its members in order", () => {
		const outputs = snippetsOf(ask({ key: { my: ["key", 1] }, model: CHAT, provider: "together" }));
		expect(errorsOf(outputs)).toEqual([]);
		const kinds = outputs.map(({ kind }) => kind);
		expect(kinds).toEqual(kinds.toSorted().toReversed());
		expect(new Set(kinds)).toEqual(new Set(["load", "call", "app"]));
		for (const output of outputs) {
			expect(output.key).toEqual({ my: ["key", 1] });
			const said = { load: "library", call: "client", app: "app" }[output.kind];
			const order = ["key", "kind", "language", said, "title", "content", "rule", "reason", "fit"];
			expect(Object.keys(output)).toEqual(order.filter((name) => name in output));
			if (output.title !== "Install") expect(output.content).toContain("owner/chat-8b");
		}
	});

	it("loads with every library of the record, by catalogue keys", () => {
		const outputs = snippetsOf(ask({ key: 1, model: { ...CHAT, tags: ["peft", "gguf"] }, kinds: ["load"] }));
		const libraries = outputs.map(({ library }) => library);
		expect(libraries[0]).toBe("llama-cpp-python");
		expect(new Set(libraries)).toEqual(new Set(["llama-cpp-python", "transformers", "peft"]));
		expect(outputs.at(-1)).toMatchObject({ fit: "mismatch", reason: expect.stringContaining("only GGUF files") });
	});

	it("gives calls only where it says whom to call, unless it insists", () => {
		expect(snippetsOf(ask({ model: CHAT })).some(({ kind }) => kind === "call")).toBe(false);
		expect(ask({ key: 1, model: CHAT, kinds: ["call"] })).toEqual([
			{ key: 1, error: { field: "provider", message: expect.stringContaining("provider") } },
		]);
		const endpoint = snippetsOf(ask({ model: CHAT, endpointUrl: "http://localhost:8080/v1", kinds: ["call"] }));
		expect(endpoint.length).toBeGreaterThan(0);
		for (const { content } of endpoint) expect(content).toContain("http://localhost:8080/v1");
	});

	it("keeps to the languages and the clients it names", () => {
		const asked = { model: CHAT, provider: "together", kinds: ["call"] };
		const clients = (more: object): string[] =>
			snippetsOf(ask({ ...asked, ...more })).map(({ language, client }) => `${language}/${client}`);
		expect(clients({ clients: ["python/requests"] })).toEqual(["python/requests"]);
		expect(clients({ clients: ["sh/curl", "js/fetch"] })).toEqual(["js/fetch", "sh/curl"]);
		expect(clients({ languages: ["sh"] })).toEqual(["sh/curl"]);
		expect(clients({ languages: ["sh"], clients: ["python/requests"] })).toEqual([]);
		expect(snippetsOf(ask({ model: CHAT, languages: ["js"], kinds: ["load"] }))).toEqual([]);
	});

	it("installs first what each library needs", () => {
		const outputs = snippetsOf(ask({ model: CHAT, kinds: ["load"] }));
		expect(outputs[0]).toMatchObject({ language: "sh", title: "Install", content: "pip install transformers torch" });
		expect(outputs.filter(({ title }) => title === "Install")).toHaveLength(1);
	});

	it("has its options said in the code", () => {
		const more = { stream: true, temperature: 0, max_tokens: 17, billTo: "my-team", accessToken: "secret-token" };
		const messages = [{ role: "user", content: "An odd question" }];
		const [curl] = snippetsOf(
			ask({ model: CHAT, provider: "together", messages, ...more, clients: ["sh/curl"], kinds: ["call"] }),
		);
		for (const said of [
			"An odd question",
			'"stream": true',
			'"temperature": 0',
			'"max_tokens": 17',
			"my-team",
			"secret-token",
		])
			expect(curl!.content).toContain(said);
		const tools = [{ type: "function", function: { name: "forecast" } }];
		const [called] = snippetsOf(
			ask({ model: CHAT, provider: "groq", tools, tool_choice: "required", clients: ["sh/curl"], kinds: ["call"] }),
		);
		for (const said of ['"name": "forecast"', '"tool_choice": "required"']) expect(called!.content).toContain(said);
		const [named] = snippetsOf(
			ask({ model: MASK, provider: "hf-inference", providerId: "their/name", clients: ["sh/curl"], kinds: ["call"] }),
		);
		expect(named!.content).toContain("their/name");
	});

	it("takes null for nothing said", () => {
		const nothing = { provider: null, stream: null, messages: null, languages: null, kinds: null, temperature: null };
		expect(ask({ key: 1, model: CHAT, ...nothing })).toEqual(ask({ key: 1, model: CHAT }));
	});

	it("gives notes as text, and fetches the files if no library has code", () => {
		const peft = { id: "a/b", library_name: "peft", tags: [], config: { peft: { task_type: "CAUSAL_LM" } } };
		const [note, ...files] = snippetsOf(ask({ key: 1, model: peft }));
		expect(note).toMatchObject({ language: "text", library: "peft", content: "Base model is not found." });
		expect(files.map(({ library, rule }) => [library, rule])).toEqual(files.map(() => [null, "files"]));
		expect(files.map(({ content }) => content)).toContain("hf download a/b");
	});

	it("logs how a card can name a library", () => {
		const log: string[] = [];
		const outputs = snippetsOf(
			ask({ key: 1, model: { id: "a/b" }, languages: ["sh"] }, (message) => log.push(message)),
		);
		expect(outputs.map(({ title }) => title)).toEqual(["Install", "Download", "Git"]);
		expect(outputs[0]).toMatchObject({ library: null, reason: expect.stringContaining("does not say which library") });
		expect(log).toEqual([expect.stringContaining("library_name:")]);
	});

	it("logs what it leaves out, and a provider that does not serve the task, and gives no lines for it", () => {
		const log: string[] = [];
		const model = { ...MASK, likes: "many" };
		const outputs = ask({ key: 1, model, provider: "groq", kinds: ["call"], streaming: true }, (message) =>
			log.push(message),
		);
		expect(outputs).toEqual([]);
		expect(log).toEqual([
			'unknown fields ignored: "streaming"',
			expect.stringContaining("model.likes"),
			expect.stringContaining("Failed to get provider helper"),
		]);
	});

	it("has the same answer whatever was asked before", () => {
		const plain = { ...CHAT, tags: ["transformers"] };
		const asks = [CHAT, plain, MASK].flatMap((model) =>
			[true, false].map((stream) => ({ model, stream, provider: "hf-inference" })),
		);
		const forwards = asks.map((line) => ask(line));
		const backwards = asks.toReversed().map((line) => ask(line));
		expect(backwards.toReversed()).toEqual(forwards);
	});
});

describe("with the report of the checks", () => {
	const report = checkReport();
	const checked = (line: object): SnippetLine[] => snippetsOf(answer(JSON.stringify(line), 1, () => {}, [], report));

	it("each snippet has its level, the day and the versions; a note has none", () => {
		const all = checked({ key: 1, model: { ...CHAT, tags: ["conversational", "unknown"] }, provider: "hf-inference" });
		for (const { level, checked: found, content } of all) {
			expect(level, content).toEqual(expect.any(String));
			expect(found?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
			expect(Object.keys(found?.tools ?? {}).length).toBeGreaterThan(0);
		}
		const peft = { id: "a/b", tags: [], library_name: "peft", config: { peft: { task_type: "NONE" } } };
		const [note] = checked({ model: peft, kinds: ["load"] });
		expect(note).toMatchObject({ content: "Task type is invalid." });
		expect(note).not.toHaveProperty("level");
	});

	it("a guessed name lowers the level of the clients that send it, with the reason and a note", () => {
		const [curl] = checked({ model: CHAT, provider: "groq", clients: ["sh/curl"], kinds: ["call"] });
		expect(curl).toMatchObject({
			level: "parsed",
			note: "owner/chat-8b is the model’s name on the hub; Groq may use another name.",
			levelReason: "The request was checked, but the name of the model at Groq is a guess",
		});
		const [hub] = checked({ model: CHAT, provider: "groq", clients: ["python/huggingface_hub"], kinds: ["call"] });
		expect(hub).toMatchObject({ level: "request checked" });
		for (const known of [
			{ model: CHAT, providerId: "chat-8b" },
			{ model: { ...CHAT, inferenceProviderMapping: { groq: { providerId: "chat-8b", status: "live" } } } },
		]) {
			const [same] = checked({ ...known, provider: "groq", clients: ["sh/curl"], kinds: ["call"] });
			expect(same).toMatchObject({ level: "request checked" });
			expect(same).not.toHaveProperty("note");
		}
	});

	it("differs in these fields alone", () => {
		const line = { key: 1, model: CHAT, provider: "together" };
		const bare = checked(line).map(
			({ note: _note, level: _level, checked: _checked, levelReason: _reason, ...rest }) => rest,
		);
		expect(bare).toEqual(ask(line));
	});
});

describe("a line that makes no sense", () => {
	it("is an error with its number where there is no key to name", () => {
		for (const line of ["{bad", "", "[1]", "null", "7", '"text"', "{} {}"])
			expect(answer(line, 7)).toEqual([{ key: null, line: 7, error: { message: expect.stringMatching(/^This is/) } }]);
		expect(ask({ model: {} })).toMatchObject([{ key: null, line: 7, error: { field: "model.id" } }]);
		expect(Object.keys(answer("{bad", 7)[0]!)).toEqual(["key", "line", "error"]);
	});

	it.each<[string, object]>([
		["model", {}],
		["model", { model: "owner/name" }],
		["model.id", { model: { tags: [] } }],
		["model.id", { model: { id: 5 } }],
		["model.id", { model: { id: "" } }],
		["model.id", { model: { id: "a\0b" } }],
		["kinds", { model: CHAT, kinds: ["loading"] }],
		["kinds", { model: CHAT, kinds: "load" }],
		["languages", { model: CHAT, languages: ["pyhton"] }],
		["clients", { model: CHAT, clients: ["requests"] }],
		["clients", { model: CHAT, clients: [7] }],
		["stream", { model: CHAT, stream: "yes" }],
		["messages", { model: CHAT, messages: "hello" }],
		["temperature", { model: CHAT, temperature: "hot" }],
		["temperature", { model: CHAT, temperature: -1 }],
		["max_tokens", { model: CHAT, max_tokens: 1.5 }],
		["max_tokens", { model: CHAT, max_tokens: -1 }],
		["top_p", { model: CHAT, top_p: 2 }],
		["provider", { model: CHAT, provider: 5 }],
		["quant", { model: WEIGHTS, quant: "Q99" }],
		["file", { model: WEIGHTS, file: "b-Q4_K_M.gguf" }],
	])("is one error about %s: %j", (field, line) => {
		const outputs = ask({ key: "k", ...line });
		expect(outputs).toEqual([
			{ key: "k", error: { message: expect.stringMatching(new RegExp(`^${field}: `)), field } },
		]);
	});

	it("names the values that are allowed", () => {
		const messages = [{ max_tokens: 1.5 }, { quant: "Q99" }, { file: "b-Q4_K_M.gguf" }].map(
			(wrong) => errorsOf(ask({ model: WEIGHTS, ...wrong }))[0]?.error.message,
		);
		expect(messages).toEqual([
			"max_tokens: 1.5 is not a whole number from 0 to 1,000,000,000.",
			'quant: "Q99" is not known; it should be one of Q4_K_M, Q8_0',
			'file: "b-Q4_K_M.gguf" is not known; did you mean "a-Q4_K_M.gguf"?',
		]);
	});

	it("takes a quantization that the repository does not have: the nearest is opened", () => {
		const outputs = ask({ model: WEIGHTS, quant: "q5_k_m", kinds: ["app"], apps: ["llama.cpp"] });
		expect(errorsOf(outputs)).toEqual([]);
		expect(snippetsOf(outputs).some(({ content }) => content.includes("Q4_K_M"))).toBe(true);
	});

	it.each<[string, object]>([
		["provider", { provider: "togehter" }],
		["route", { provider: "together", route: "sideways" }],
		["inputs", { provider: "together", inputs: "said twice" }],
		["messages", { provider: "together", messages: [{ content: "whose?" }] }],
		["tools", { provider: "together", tools: ["forecast"] }],
		["tool_choice", { provider: "together", tool_choice: "auto" }],
		["response_format", { provider: "together", response_format: "json" }],
		["endpointUrl", { endpointUrl: "not a url" }],
		["billTo", { provider: "together", billTo: "two\nlines" }],
	])("loses its calls for a wrong %s, and nothing else", (field, line) => {
		const outputs = ask({ key: "k", model: CHAT, ...line });
		expect(errorsOf(outputs)).toEqual([
			{ key: "k", error: { message: expect.stringMatching(new RegExp(`^${field}: `)), field } },
		]);
		expect(snippetsOf(outputs).map(({ kind }) => kind)).toContain("load");
	});

	it("has a note in place of the calls of an unknown pipeline tag", () => {
		const log: string[] = [];
		const model = { ...CHAT, pipeline_tag: "txt-generation" };
		const outputs = ask({ key: "k", model, provider: "together" }, (message) => log.push(message));
		expect(errorsOf(outputs)).toEqual([]);
		const all = snippetsOf(outputs);
		expect(all.filter(({ kind }) => kind === "call")).toEqual([
			{
				key: "k",
				kind: "call",
				language: "text",
				content: 'Unknown pipeline tag: "txt-generation" is not a task. Did you mean "text-generation"?',
			},
		]);
		expect(all.some(({ kind, language }) => kind === "load" && language === "python")).toBe(true);
		expect(log).toEqual([expect.stringMatching(/^Failed to get provider helper for together: "txt-generation"/)]);
	});

	it("names inputs that are no JSON where the payload is an object, and logs it", () => {
		const log: string[] = [];
		const model = { id: "a/b", pipeline_tag: "question-answering", tags: [] };
		const outputs = ask({ key: 1, model, provider: "hf-inference", inputs: "{no", kinds: ["call"] }, (message) =>
			log.push(message),
		);
		expect(outputs).toMatchObject([{ error: { field: "inputs" } }]);
		expect(log).toEqual(["Failed to parse body as JSON"]);
	});

	it("never stops what comes after it, whatever JSON it holds", () => {
		fc.assert(
			fc.property(
				fc.object({ key: fc.constantFrom("key", "model", "id", "tags", "provider", "inputs", "kinds", "x") }),
				(line) => {
					for (const output of ask(line)) expect("content" in output || "error" in output).toBe(true);
				},
			),
		);
	});
});

describe("a batch", () => {
	it("is answered in its order, over blank lines and bad ones, and numbers lines as an editor does", async () => {
		const lines = [
			`\u{feff}${JSON.stringify({ key: 1, model: { id: "a/b" } })}`,
			"",
			"  ",
			"{bad",
			JSON.stringify({ key: 2, model: {} }),
			'{"key":3',
		];
		const outputs = await batchOf(lines.join("\r\n"));
		expect([...new Set(outputs.map(({ key }) => key))]).toEqual([1, null, 2]);
		expect(outputs.flatMap((output) => ("line" in output ? [output.line] : []))).toEqual([4, 6]);
	});

	it("keeps line separators of Unicode inside a text, and characters that were cut in two", async () => {
		const id = "a/b\u2028c\u2029é日";
		const bytes = new TextEncoder().encode(`${JSON.stringify({ key: id, model: { id } })}\n`);
		const outputs = await batchOf(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
		expect([...new Set(outputs.map(({ key }) => key))]).toEqual([id]);
	});
});

async function batchOf(...chunks: readonly (string | Uint8Array)[]): Promise<Output[]> {
	const written: string[] = [];
	await runBatch({
		input: (async function* () {
			yield* chunks;
		})(),
		write: async (text) => void written.push(text),
		log: () => {},
	});
	const lines = written.join("").split("\n");
	expect(lines.pop()).toBe("");
	return lines.map((line) => JSON.parse(line) as Output);
}

it("a line without an end is an error of its own, and is not held", async () => {
	const piece = "[".repeat(1_000_000);
	const ask = JSON.stringify({ key: "next", model: CHAT, kinds: ["load"], libraries: ["transformers"] });
	const outputs = await batchOf(...Array.from({ length: 40 }, () => piece), `\n${ask}\n`, piece);
	expect(outputs[0]).toEqual({
		key: null,
		line: 1,
		error: { message: "This line is longer than 8000000 characters." },
	});
	expect(outputs.at(-1)).toMatchObject({ line: 3, error: { message: expect.stringContaining("not JSON") } });
	expect(snippetsOf(outputs.slice(1, -1)).map(({ key }) => key)).toContain("next");
});
