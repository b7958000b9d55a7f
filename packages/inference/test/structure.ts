import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "acorn";

/** What a JavaScript snippet does, independent of its values: its syntax tree without them. */
export function javascriptStructure(snippet: string): string {
	const program = parse(snippet, { ecmaVersion: "latest", sourceType: "module" });
	return JSON.stringify(program, (key, value: unknown) => {
		if (key === "start" || key === "end" || key === "computed") return undefined;
		return isNode(value) ? blanked(value) : value;
	});
}

interface Node {
	readonly type: string;
	readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** A literal is reduced to its kind; the name of a property may be written in two ways. */
function blanked(node: Node): unknown {
	if (node.type === "Literal") return typeof node["value"];
	return node.type === "Property" ? { type: node.type, value: node["value"] } : node;
}

/** The same for each Python snippet. */
export function pythonStructures(snippets: readonly string[]): string[] {
	const { stdout, stderr, status } = spawnSync("python3", ["-c", READER], {
		input: JSON.stringify(snippets),
		encoding: "utf8",
		maxBuffer: 1 << 28,
	});
	if (status !== 0) throw new Error(stderr);
	return JSON.parse(stdout) as string[];
}

const READER = `
import ast, json, sys

class Blank(ast.NodeTransformer):
    def visit_Constant(self, node):
        return ast.Name(id=type(node.value).__name__, ctx=ast.Load())

print(json.dumps([ast.dump(Blank().visit(ast.parse(snippet))) for snippet in json.load(sys.stdin)]))
`;

/**
 * The commands that each shell snippet runs, in any order, each as its words; in a folder in which no file may appear.
 */
export function shellCommands(snippets: readonly string[]): string[][][] {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-"));
	const log = join(folder, "log");
	const input = `${STAND_INS}\n${snippets.map((snippet) => `(\n${snippet}\n) < /dev/null > /dev/null\nprintf %s "$OVER" >> "$LOG"\n`).join("")}`;
	const env = { PATH: process.env["PATH"], LOG: log, END, OVER, API_TOKEN: "t", HF_TOKEN: "t" };
	const { status, stderr } = spawnSync("bash", { cwd: folder, env, input });
	if (status !== 0) throw new Error(`bash ended with ${status}: ${stderr}`);
	const made = readdirSync(folder).filter((name) => name !== "log" && !OUTPUTS.has(name));
	if (made.length > 0) throw new Error(`a snippet made ${made.join(", ")}`);
	const runs = readFileSync(log, "utf8").split(OVER).slice(0, -1);
	rmSync(folder, { recursive: true });
	return runs.map((run) =>
		run
			.split(`${END}\0`)
			.slice(0, -1)
			.map((words) => words.split("\0").slice(0, -1)),
	);
}

/** A separator that no value contains: ends a command, and a snippet. */
const END = "\u0001end of a command\u0001";
const OVER = "\u0001end of a snippet\u0001";

/** Files that the shell itself opens for a snippet's output. */
const OUTPUTS = new Set(["image.jpg", "audio.wav", "video.mp4"]);

/**
 * Each command writes its words; waiting ends at once, and curl reads its standard input, so that the whole pipe runs.
 */
const STAND_INS = `
said() { printf '%s\\0' "$@" "$END" >> "$LOG"; }
for name in jq xargs base64 tr seq touch rm; do eval "$name() { said $name \\"\\$@\\"; }"; done
sleep() { said sleep "$@"; exit 0; }
curl() { cat > /dev/null; said curl "$@"; }
`;
