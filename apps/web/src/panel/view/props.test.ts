import { librariesFor, loadSnippets } from "@vitrine/catalogue";
import { snippets } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import * as fc from "fast-check";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { describe, expect, test } from "vitest";
import { PARSER, RUNNABLE, SERVED, SHELF } from "../../testing/shelf.ts";
import { MODELS } from "../../testing/site.ts";
import { panelProps, panelView } from "./props.ts";
import { PANEL_FIELDS, parsePanel } from "../state/state.ts";
import type { Block, PanelView } from "../shapes/view.ts";

const view = (record: ModelRecord, query = ""): PanelView => panelView(record, parsePanel(new URLSearchParams(query)));
const other = (id: string): ModelRecord => SHELF.find((record) => record.id === id) as ModelRecord;

describe("loading", () => {
	test("shows every block of the library exactly", () => {
		const libraries = librariesFor(PARSER);
		const wanted = loadSnippets(libraries[0] as (typeof libraries)[number], PARSER).map((snippet) =>
			"code" in snippet ? String(snippet.code) : snippet.note,
		);
		expect(view(PARSER).blocks.map(textOf)).toEqual(wanted);
	});

	test("says how a card can name a library where nothing loads a record, and fetches its files", () => {
		const { blocks, mode, load } = view(other("acme/quiet"));
		expect(mode).toBe("load");
		expect(blocks[0]).toMatchObject({ type: "note", text: expect.stringContaining("library_name") });
		expect(blocks.slice(1).map(({ type }) => type)).toEqual(["code", "code", "code", "code"]);
		expect(load).toMatchObject({ library: "files", reason: expect.stringContaining("fetches its files") });
	});

	test("says why the library that is shown comes first", () => {
		expect(view(PARSER).load.reason).toBe("The record names Transformers.");
	});

	test("reports a library that the record does not name", () => {
		expect(view(PARSER, "library=sklearn").problems).toMatchObject([{ field: "library" }]);
	});
});

describe("calling", () => {
	test("offers exactly the working providers of the record, in its order", () => {
		const { call } = view(SERVED, "mode=call");
		expect(call.mapped.map(({ key }) => key)).toEqual(["together", "fireworks-ai"]);
		expect([call.others, call.provider]).toEqual([[], "together"]);
	});

	test("offers the hub's provider first, and only providers of the task, if the record names none", () => {
		const { call } = view(other("acme/speech"), "mode=call");
		expect(call.mapped).toEqual([]);
		expect(call.others.slice(0, 2).map(({ key }) => key)).toEqual(["hf-inference", "auto"]);
		expect(call.others.map(({ key }) => key)).not.toContain("cohere");
	});

	test("starts a chat without named providers on the hub's router, says why, and leaves the direct route as a choice", () => {
		const talker: ModelRecord = { id: "acme/talker", tags: ["conversational"], pipeline_tag: "text-generation" };
		const start = view(talker, "mode=call&language=sh");
		expect(start.call).toMatchObject({ provider: "auto", route: "router" });
		expect(start.call.routed).toMatch(/does not name the providers .* hub’s router/);
		expect(textOf(start.blocks[0] as Block)).toContain("router.huggingface.co/v1/chat/completions");
		const named = view(talker, "mode=call&language=sh&provider=groq");
		expect(named.call.routed).toMatch(/what Groq calls this model/);
		expect(textOf(named.blocks[0] as Block)).toContain("acme/talker:groq");
		expect(named.blocks[0]).not.toHaveProperty("note");
		const direct = view(talker, "mode=call&language=sh&provider=groq&route=provider");
		expect(direct.call).not.toHaveProperty("routed");
		expect(textOf(direct.blocks[0] as Block)).toContain("api.groq.com");
		expect(direct.blocks[0]).toMatchObject({
			note: "acme/talker is the model’s name on the hub; Groq may use another name.",
			checked: { level: "parsed", lowered: expect.stringContaining("Groq is a guess") },
		});
	});

	test("starts directly where the record names the provider, or the provider is not routed", () => {
		expect(view(SERVED, "mode=call").call).toMatchObject({ provider: "together", route: "provider" });
		const talker: ModelRecord = { id: "acme/talker", tags: ["conversational"], pipeline_tag: "text-generation" };
		for (const query of ["provider=openai", "provider=hf-inference", "endpointUrl=https://e.example/v1"])
			expect(view(talker, `mode=call&${query}`).call.route, query).toBe("provider");
		expect(view(other("acme/speech"), "mode=call").call).toMatchObject({ provider: "hf-inference", route: "provider" });
	});

	test("bills through the hub", () => {
		const { call, blocks } = view(SERVED, "mode=call&language=sh&billTo=acme");
		expect(call.routed).toMatch(/bills accounts/);
		expect(textOf(blocks[0] as Block)).toContain("X-HF-Bill-To: acme");
	});

	test("writes the code of the generators, in the chosen language and client", () => {
		const made = snippets(SERVED, { provider: "together", streaming: true, temperature: 0 });
		for (const { language, client, content } of made) {
			const { blocks, problems } = view(
				SERVED,
				`mode=call&stream=true&temperature=0&language=${language}&client=${client}`,
			);
			expect([blocks.map(textOf), problems]).toEqual([[content], []]);
		}
		expect(made.length).toBeGreaterThan(3);
	});

	test("puts a prompt into the messages of the model", () => {
		const [block] = view(SERVED, `mode=call&language=js&client=fetch&prompt=${encodeURIComponent('"hi" ${x}')}`).blocks;
		expect(textOf(block as Block)).toContain('\\"hi\\"');
	});

	test("marks the lines that come from an option, and no others", () => {
		expect(html(view(SERVED, "mode=call&language=sh"))).not.toContain("<mark>");
		expect(html(view(SERVED, "mode=call&language=sh&max_tokens=7"))).toMatch(/<mark>[^\n]*max_tokens[^\n]*<\/mark>/);
	});

	test("says what an address sets, and warns if it redirects the token", () => {
		expect(view(SERVED, "mode=call&prompt=x").given).toMatchObject([{ field: "prompt", value: "x", sensitive: false }]);
		expect(view(SERVED, "mode=call&endpointUrl=https://e.example/v1").given).toMatchObject([{ sensitive: true }]);
		expect(view(SERVED, "mode=call&language=sh").given).toEqual([]);
	});

	test.each([
		["temperature=hot", "temperature"],
		["temperature=-1", "temperature"],
		["temperature=0x10", "temperature"],
		["max_tokens=1.5", "max_tokens"],
		["top_p=2", "top_p"],
		["messages=hello", "messages"],
		["messages=[]", "messages"],
		["response_format=json", "response_format"],
		['response_format={"type":7}', "response_format"],
		["tools=tide", "tools"],
		["tools=[{}]", "tools"],
		["tool_choice=auto", "tool_choice"],
		['tools=[{"type":"function","function":{"name":"tide"}}]&tool_choice=7', "tool_choice"],
		['messages=[{"role":"user","content":"x"}]&prompt=y', "prompt"],
		["inputs=x", "inputs"],
		["route=moon", "route"],
		["provider=tgether", "provider"],
		["endpointUrl=nonsense", "endpointUrl"],
		["endpointUrl=https://e.example/v1&tokenVariable=lower", "tokenVariable"],
		["billTo=a%0Ab", "billTo"],
	])("names the field that is wrong in %s", (query, field) => {
		const { problems, blocks, why } = view(SERVED, `mode=call&${query}`);
		expect(problems.map((problem) => problem.field)).toEqual([field]);
		expect([blocks, typeof why]).toEqual([[], "string"]);
	});

	test("accepts 0 as a number", () => {
		const [block] = view(SERVED, "mode=call&language=sh&temperature=0&top_p=0&max_tokens=0").blocks;
		for (const field of ["temperature", "top_p", "max_tokens"])
			expect(textOf(block as Block)).toContain(`"${field}": 0`);
	});

	test("passes tools and the response format to a chat, in every client", () => {
		const tools = [{ type: "function", function: { name: "tide_today" } }];
		const query = new URLSearchParams({ mode: "call", tools: JSON.stringify(tools), tool_choice: "required" });
		query.set("response_format", '{"type": "json_object"}');
		const { call, problems } = view(SERVED, String(query));
		expect(problems).toEqual([]);
		for (const { key, clients } of call.languages)
			for (const client of clients) {
				const [block] = view(SERVED, `${query}&language=${key}&client=${client}`).blocks;
				for (const word of ["tide_today", "required", "json_object"]) expect(textOf(block as Block)).toContain(word);
			}
	});

	test("accepts sampling options for text generation without chat", () => {
		const writer = { id: "acme/writer", tags: [], pipeline_tag: "text-generation" };
		const { call, blocks } = view(writer, "mode=call&language=sh&max_tokens=7");
		expect([call.chat, call.numbers]).toEqual([false, true]);
		expect(textOf(blocks[0] as Block)).toContain("7");
	});

	test.each([
		["acme/quiet", /does not state its task/],
		["acme/depth", /No provider offers Depth Estimation/],
	])("says why %s cannot be called", (id, reason) => {
		const { why, blocks } = view(other(id), "mode=call");
		expect(why).toMatch(reason);
		expect(blocks).toEqual([]);
	});

	test.each(["./x", "x/.."])("names the id %s, which no address of a provider can hold", (id) => {
		const { problems, blocks } = view({ ...other("acme/speech"), id }, "mode=call");
		expect(problems).toMatchObject([{ message: expect.stringContaining(JSON.stringify(id)) }]);
		expect(blocks).toEqual([]);
	});

	test("says so if the language or client does not support the call", () => {
		const { problems, blocks } = view(SERVED, "mode=call&language=ruby");
		expect(problems).toMatchObject([{ field: "language", message: expect.stringContaining('"ruby"') }]);
		expect(blocks).toHaveLength(1);
		expect(view(SERVED, "mode=call&provider=auto&language=sh").problems).toMatchObject([{ field: "language" }]);
	});
});

describe("for any record and any address", () => {
	const words = fc.oneof(
		fc.string({ unit: "grapheme" }),
		fc.constantFrom(
			"'",
			'"',
			".",
			"..",
			"\n",
			"\0",
			"`$(x)`",
			"load",
			"call",
			"run",
			"vllm",
			"lmstudio",
			"Q8_0",
			"python",
			"together",
			"1e999",
			"[1]",
			"{}",
			"https://e.example/v1",
			"-x",
		),
	);
	const records = fc.oneof(
		fc.constantFrom(...SHELF, ...MODELS, ...RUNNABLE),
		fc
			.tuple(fc.constantFrom(...SHELF, ...RUNNABLE), words, words)
			.map(([record, id, tag]) =>
				Object.assign({}, record, { id: `${id}/x`, tags: [...record.tags, tag], library_name: tag }),
			),
	);

	test("there is a view, the same each time, with no HTML but highlighting", () => {
		fc.assert(
			fc.property(records, fc.array(fc.tuple(fc.constantFrom(...PANEL_FIELDS), words)), (record, fields) => {
				const query = new URLSearchParams(fields);
				const first = panelProps({ record, query, action: "/x" });
				expect(JSON.parse(JSON.stringify(panelProps({ record, query, action: "/x" })))).toEqual(
					JSON.parse(JSON.stringify(first)),
				);
				for (const block of first.view.blocks)
					if (block.type === "code")
						for (const tag of block.html.match(/<[^>]*>/g) ?? [])
							expect(tag).toMatch(/^<(?:span class="[\w\s-]+"|\/span|mark|\/mark)>$/);
					else if (block.type === "link") expect(new URL(block.href).protocol).toMatch(SCHEMES);
				expect(first.view.blocks.length > 0 || first.view.why !== undefined).toBe(true);
			}),
			{ numRuns: 300 },
		);
	});
});

/** The schemes of the apps, and no other. */
const SCHEMES = /^(?:https|lmstudio|jan|atomic-chat|sanctum|jellybox|msty|recursechat):$/;

type Node = DefaultTreeAdapterTypes.Node;

function html({ blocks }: PanelView): string {
	return blocks.map((block) => (block.type === "code" ? block.html : "")).join("");
}

function textOf(block: Block): string {
	const read = (node: Node): string =>
		"value" in node ? node.value : "childNodes" in node ? node.childNodes.map(read).join("") : "";
	return block.type === "code" ? read(parseFragment(block.html)) : block.text;
}

describe("characters that may deceive", () => {
	test("in the id are explained beside the code, once", () => {
		const { doubt, blocks } = view({ ...PARSER, id: "acmе/par\u200bser" });
		expect(doubt).toContain("“е” is CYRILLIC SMALL LETTER IE (U+0435); and characters that are invisible");
		expect(doubt).toContain("ZERO WIDTH SPACE (U+200B). Check that it is the model you want");
		expect(blocks.some((block) => "doubt" in block)).toBe(false);
	});

	test("in the values of code are explained beside it, because the code writes them as escapes", () => {
		for (const client of ["python&client=requests", "js&client=fetch", "sh&client=curl"]) {
			const { doubt, blocks } = view(SERVED, `mode=call&language=${client}&prompt=a%E2%80%AEb%F3%A0%81%81`);
			expect(doubt).toBeUndefined();
			expect(blocks).toMatchObject([{ doubt: expect.stringContaining("RIGHT-TO-LEFT OVERRIDE (U+202E), TAG LATIN") }]);
		}
	});

	test("are not found in ordinary ids and values", () => {
		const { doubt, blocks } = view(SERVED, "mode=call&prompt=one%09two%0A%E6%A8%A1%E5%9E%8B");
		expect(doubt).toBeUndefined();
		expect(blocks.some((block) => "doubt" in block)).toBe(false);
	});
});
