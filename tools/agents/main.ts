// npm run bench:agents: answers the questions with tool calls alone, over `vitrine mcp` on the starter models, checks the code
// with the parsers of verify, and writes the figures into docs/agents.md. Ends with "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { CALLING } from "./calling.ts";
import { KNOWING } from "./knowing.ts";
import { LOADING } from "./loading.ts";
import { type Code, codeIn, unparsed } from "./parsed.ts";
import type { Answer, Question } from "./question.ts";

const QUESTIONS: readonly Question[] = [...LOADING, ...CALLING, ...KNOWING];
const root = fileURLToPath(new URL("../..", import.meta.url));

interface Result {
	readonly problem: string | undefined;
	readonly calls: number;
	readonly bytes: number;
	readonly milliseconds: number;
	readonly codes: readonly Code[];
}

const folder = mkdtempSync(join(tmpdir(), "vitrine-agents-"));
const client = new Client({ name: "bench", version: "1" });
try {
	const env = { ...(process.env as Record<string, string>), VITRINE_DATA: folder };
	const args = [join(root, "apps/cli/bin/vitrine.mjs"), "mcp"];
	await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
	await client.listTools();
	const results: Result[] = [];
	for (const question of QUESTIONS) results.push(await asked(question));
	await report(results);
} finally {
	await client.close();
	rmSync(folder, { recursive: true, force: true });
}

/** Makes the calls of a question, up to the first whose answer is not as it should be. */
async function asked({ asks, steps }: Question): Promise<Result> {
	const answers: Answer[] = [];
	const start = performance.now();
	let bytes = 0;
	let problem: string | undefined;
	for (const { tool, given, expect } of steps) {
		const asking = (typeof given === "function" ? given(answers) : given) as Record<string, unknown>;
		const { isError, content, structuredContent } = await client.callTool({ name: tool, arguments: asking });
		bytes += JSON.stringify(content).length;
		problem = isError ? JSON.stringify(content) : expect(structuredContent as unknown as Answer, answers);
		if (problem !== undefined) {
			console.error(`${asks}\n  ${tool} ${JSON.stringify(asking).slice(0, 300)}\n  ${problem.slice(0, 300)}`);
			break;
		}
		answers.push(structuredContent as unknown as Answer);
	}
	const codes = answers.flatMap((answer) => codeIn(answer, asks));
	return { problem, calls: steps.length, bytes, milliseconds: performance.now() - start, codes };
}

async function report(results: readonly Result[]): Promise<void> {
	const codes = results.flatMap((result) => result.codes);
	const problems = await unparsed(codes);
	for (const { asks, problem } of problems) console.error(`${asks}\n  code: ${problem}`);
	const wrong = new Set(problems.map(({ asks }) => asks));
	const failed = results.filter(
		({ problem }, at) => problem !== undefined || wrong.has(QUESTIONS[at]?.asks ?? ""),
	).length;
	write(figures(results, codes.length - problems.length, codes.length, failed));
	console.log(`${results.length - failed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}

function figures(results: readonly Result[], parsed: number, all: number, failed: number): string {
	const sum = (of: (result: Result) => number): number => results.reduce((total, result) => total + of(result), 0);
	const middle = results.map(({ bytes }) => bytes).toSorted((a, b) => a - b)[Math.floor(results.length / 2)] ?? 0;
	const rows = [
		["questions answered", `${results.length - failed} of ${results.length}`],
		["tool calls", String(sum(({ calls }) => calls))],
		["pieces of code that their parser accepts", `${parsed} of ${all}`],
		["answers of a question, median", `${Math.round(middle / 1000)} KB`],
		["time of a call, mean", `${Math.round(sum(({ milliseconds }) => milliseconds) / sum(({ calls }) => calls))} ms`],
	];
	return ["| figure | value |", "|---|---|", ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n");
}

function write(table: string): void {
	const file = join(root, "docs/agents.md");
	const text = readFileSync(file, "utf8");
	const written = text.replace(/(<!-- bench: [^>]* -->\n)[^]*(<!-- \/bench -->)/, `$1\n${table}\n\n$2`);
	writeFileSync(file, written);
}
