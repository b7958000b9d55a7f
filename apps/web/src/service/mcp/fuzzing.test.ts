import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { Random } from "../../../../../tools/fuzz/random.ts";
import { RUNNABLE, SHELF, shelf } from "../../testing/shelf.ts";
import { testApp } from "../../testing/site.ts";
import { SWEEP } from "../../../../../test/sweep.ts";

// A client that sends what no client should: each answer names the field, and has nothing of the server's inside.

const app = await testApp({ store: await shelf([...SHELF, ...RUNNABLE]) });
const client = new Client({ name: "fuzzing", version: "1" });
const fetch = async (url: string | URL, init?: RequestInit): Promise<Response> => app.request(String(url), init);
await client.connect(new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), { fetch }));
const { tools } = await client.listTools();

type Arguments = Readonly<Record<string, unknown>>;

/** A call that each tool answers. */
const RIGHT: Readonly<Record<string, Arguments>> = {
	find_models: { q: "parser", limit: 2 },
	read_model: { id: "acme/parser" },
	code_for_model: { model: "acme/parser", kinds: ["load"], languages: ["python"], libraries: ["transformers"] },
	tasks: { modality: "audio" },
	libraries: { key: "timm" },
	what_fits: { model: "acme/parser-gguf", memory: 8 },
};

const nested = (levels: number): unknown => (levels === 0 ? {} : { a: [nested(levels - 1)] });

/** What no field takes, and what few do: wrong types, no text, too long, too many, too deep, hidden characters. */
const ODD: readonly unknown[] = [
	null,
	true,
	-1,
	0.5,
	1e308,
	"",
	" ",
	"\0",
	"\ud800",
	"\u202egpj",
	"../../etc/passwd",
	"constructor",
	"__proto__",
	"x".repeat(20_000),
	[],
	[null],
	[["a"]],
	Array.from({ length: 2_000 }, () => "a"),
	{},
	{ toString: 1 },
	JSON.parse('{"__proto__":{"a":1}}'),
	nested(30),
];

/** Words of an error that its reader could do nothing with. */
const INTERNAL =
	/\bat \S+:\d+|node:|\/src\/|\.ts\b|Zod|TypeError|ReferenceError|RangeError|SyntaxError|undefined\b|\[object|SQLITE/;

describe.each(tools)("$name", ({ name, inputSchema }) => {
	const right = RIGHT[name] ?? {};
	const fields = Object.keys(inputSchema.properties ?? {});

	it("answers a right call", async () => {
		expect((await client.callTool({ name, arguments: { ...right } })).isError).toBeFalsy();
	});

	it.each(fields)("refuses odd values of %s by its name, or answers", SWEEP, async (field) => {
		for (const odd of ODD) {
			const { isError, content } = await client.callTool({ name, arguments: { ...right, [field]: odd } });
			if (isError) expectProblem(content, [field], odd);
		}
	});

	it("refuses a field that it does not have", async () => {
		for (const odd of ["", "__proto__x", "ｉｄ", "a.b", "x".repeat(500)]) {
			const { isError, content } = await client.callTool({ name, arguments: { ...right, [odd]: 1 } });
			expect(isError, odd).toBe(true);
			expectProblem(content, [odd], odd);
		}
	});

	it("refuses many odd values at once by one of their names, or answers", async () => {
		const random = new Random(7);
		for (let run = 0; run < 60; run += 1) {
			const changed = fields.filter(() => random.below(3) === 0);
			const given = { ...right, ...Object.fromEntries(changed.map((field) => [field, random.of(ODD)])) };
			const { isError, content } = await client.callTool({ name, arguments: given });
			if (isError) expectProblem(content, fields, given);
		}
	});
});

/** A problem in words, with a code, about one of the fields. */
function expectProblem(content: unknown, fields: readonly string[], odd: unknown): void {
	const [{ text }] = content as readonly [{ readonly text: string }];
	const about = JSON.stringify(odd)?.slice(0, 80);
	const { code, field = "", detail } = JSON.parse(text) as Record<"code" | "field" | "detail", string>;
	expect(code, about).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
	expect(code, about).not.toBe("failed");
	expect(detail.length, about).toBeLessThan(1_000);
	expect(detail, about).not.toMatch(INTERNAL);
	// A long name is cut.
	const isNamed = (one: string): boolean =>
		(field.length >= 50 && one.startsWith(field.slice(0, 50))) ||
		[one, `${one}.`, `${one}[`].some((start, at) => (at === 0 ? field === start : field.startsWith(start)));
	expect(fields.some(isNamed), `${about}: ${text}`).toBe(true);
}

describe("messages that are none", () => {
	const RIGHT_MESSAGE =
		'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tasks","arguments":{"id":"fill-mask"}}}';
	const PIECES = [
		'"',
		"{",
		"}",
		"[",
		"]",
		",",
		":",
		"null",
		"1e999",
		"\\u0000",
		"\\ud800",
		"\ud83d",
		"tools/call",
		" ".repeat(500),
	];

	it("are refused with a status and an error of the protocol, whatever is broken in them", async () => {
		const random = new Random(19);
		for (let run = 0; run < 400; run += 1) {
			const answer = await app.request("/mcp", {
				method: "POST",
				headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
				body: broken(random),
			});
			const text = await answer.text();
			expect(answer.status, text).toBeLessThan(500);
			expect(text).not.toMatch(INTERNAL);
		}
	});

	function broken(random: Random): string {
		let text = RIGHT_MESSAGE;
		for (let change = random.below(4); change >= 0; change -= 1) {
			const at = random.below(text.length);
			text = text.slice(0, at) + random.of(PIECES) + text.slice(at + random.below(12));
		}
		return text;
	}

	it.each(["initialize ", "tools/", "tools/run", "resources/read", "prompts/get", "__proto__", "", "x".repeat(5_000)])(
		"refuse the method %j",
		async (method) => {
			const answer = await app.request("/mcp", {
				method: "POST",
				headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
				body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: {} }),
			});
			const text = await answer.text();
			expect(answer.status, text).toBeLessThan(500);
			expect(text).toContain('"error"');
			expect(text.length).toBeLessThan(2_000);
		},
	);
});
