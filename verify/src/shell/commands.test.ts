import { describe, expect, it } from "vitest";
import type { Result } from "../check.ts";
import type { Subject } from "../subject.ts";
import { analyseCommand } from "./analysis.ts";
import { commands } from "./commands.ts";
import { namedPackages } from "./lookUp.ts";
import { keyOf } from "./packageName.ts";
import { packageOf, readPackages } from "./packages.ts";
import { parseProgram } from "./program.ts";
import { COMMANDS } from "./specs/commands.ts";

const subject = (text: string, id = "load/test/any.sh"): Subject => ({
	id,
	language: "sh",
	text,
	shape: "",
	model: { id: "acme/demo", tags: [] },
});

async function problem(text: string): Promise<Result> {
	let problem: Result = "not checked";
	await commands.run([subject(text)], (_, found) => (problem = found));
	return problem;
}

const wordsOf = (text: string): readonly (readonly string[])[] =>
	parseProgram(text).commands.map((words) => words.map(({ value }) => value));

describe("a program", () => {
	it("is parsed into its commands, nested ones included", () => {
		expect(wordsOf("mkdir -p a && (set -C; printf '%s' \"b c\" > d)\ncurl x | sh\n# comment")).toEqual([
			["mkdir", "-p", "a"],
			["set", "-C"],
			["printf", "%s", "b c"],
			["curl", "x"],
			["sh"],
		]);
		expect(wordsOf('echo "$(hf auth token)" `id`')).toEqual([
			["echo", "$(hf auth token)", "`id`"],
			["hf", "auth", "token"],
			["id"],
		]);
	});

	it("distinguishes words that the shell expands from fixed ones", () => {
		const [words = []] = parseProgram(`run 'a*' "b" c\\ d ~/e "$F" *.g {h,i} $(j)`).commands;
		expect(words.map(({ isFixed }) => isFixed)).toEqual([true, true, true, true, false, false, false, false, false]);
	});

	it.each(["hf download 'acme/demo", "hf download acme/demo |", "(hf auth login", "if hf; then"])(
		"fails if it does not parse: %s",
		async (text) => {
			expect(await problem(text)).toBeTypeOf("string");
		},
	);
});

describe("a command", () => {
	it.each([
		"hf download acme/demo a.bin b.bin --include '*.json' --local-dir models",
		"hf download -- -odd",
		"hf auth login",
		"pip install torch huggingface_hub 'gliner>=0.2'",
		"pip install -e . torch\npip install -r requirements.txt",
		"uv tool install mlx-lm",
		"npx -y node-llama-cpp chat hf:acme/demo:Q4_K_M",
		"npm install -g openclaw@latest --allow-scripts=openclaw",
		"vllm serve acme/demo --trust-remote-code",
		"unsloth studio\nunsloth studio run --model acme/demo",
		"curl -LsSf https://e.example/install.sh",
		"python -m moshi_mlx.local -q 4 --hf-repo acme/demo",
	])("passes if it matches its spec: %s", async (text) => {
		expect(await problem(text)).toBeUndefined();
	});

	it.each([
		["huggingface-cli download acme/demo", "huggingface-cli: unknown command"],
		["hf downlaod acme/demo", "hf has no subcommand downlaod"],
		["hf", "hf needs a subcommand"],
		["hf download acme/demo --local_dir models", "hf download has no option --local_dir"],
		["hf download acme/demo --local-dir", "hf download needs 1 more after --local-dir"],
		["hf download", "hf download takes at least 1 operands, not 0"],
		["vllm serve one two", "vllm serve takes 0 to 1 operands, not 2"],
		["vllm serve acme/demo --port=80 --hf-file x", "vllm serve has no option --hf-file"],
		["vllm serve acme/demo --trust-remote-code=yes", "vllm serve takes no value for --trust-remote-code"],
		["pip install torch-nowhere", "torch-nowhere: not a known package of PyPI; run npm run verify -- --lookup"],
		["npm install Openclaw", "Openclaw: not a known package of npm; run npm run verify -- --lookup"],
		["uv tool install mlx_lmm", "mlx_lmm: not a known package of PyPI; run npm run verify -- --lookup"],
		["npx -y node-llama-cpp talk", "node-llama-cpp has no subcommand talk"],
		["npx -y cowsay hello", "npx runs cowsay, which is unknown"],
		["docker run --gpu all ghcr.io/huggingface/text-generation-inference:latest", "docker run has no option --gpu"],
		[
			"docker run ghcr.io/huggingface/text-generation-inference:latest --model acme/demo",
			"ghcr.io/huggingface/text-generation-inference has no option --model",
		],
		["curl -LsSfQ https://e.example", "curl has no option -LsSfQ"],
		["python -m sglang.launch --model-path x", "python -m sglang.launch: unknown command"],
		["$TOOL serve", "$TOOL: the command is known only at run time"],
		["mkdir -p a && huggingface-cli login", "huggingface-cli: unknown command"],
		["pip install constructor", "constructor: not a known package of PyPI; run npm run verify -- --lookup"],
		["toString", "toString: unknown command"],
	])("fails if it does not match its spec: %s", async (text, wanted) => {
		expect(await problem(text)).toBe(wanted);
	});

	it("fails if it is not in the documentation of a tool of which only that was read", async () => {
		expect(commands.skipReason!(subject("ollama runs hf.co/acme/demo"))).toBeUndefined();
		expect(await problem("ollama runs hf.co/acme/demo")).toBe("ollama has no subcommand runs");
		expect(await problem("brew install --casks llama.cpp")).toBe("brew install has no option --casks");
	});
});

describe("what is not checked", () => {
	it.each([
		["brew install llama.cpp", /brew itself .*the Homebrew formula llama\.cpp/],
		["git clone https://e.example/a/b\ncd b", /the repository https:\/\/e\.example\/a\/b\.$/],
		["pip install git+https://e.example/a/b.git#subdirectory=c torch", /the repository https:\/\/e\.example\/a\/b\.$/],
		["git clone https://huggingface.co/acme/demo", /the repository of the model\.$/],
		["curl -LsSf https://e.example/install.sh | sh", /the downloaded script/],
		["python run.py --fast", /the script run\.py/],
		["docker run ghcr.io/huggingface/text-generation-inference:latest --model-id x", /itself .*the image ghcr/],
		["cargo run --bin moshi-backend -r -- --config c standalone", /the arguments of the program/],
	])("is part of the reason: %s", async (text, wanted) => {
		expect(await problem(text)).toBeUndefined();
		expect(commands.skipReason!(subject(text))).toMatch(wanted);
	});

	it("is nothing if all tools and packages were read", () => {
		expect(commands.skipReason!(subject("pip install torch\nhf download acme/demo"))).toBeUndefined();
	});
});

it("depends only on the tools and packages that the snippet names", () => {
	expect(commands.tools(subject("hf download acme/demo"))).toEqual({ huggingface_hub: expect.any(String) });
	expect(Object.keys(commands.tools(subject("pip install torch pillow")))).toEqual(["pillow", "pip", "torch"]);
});

it("does not apply to calls", () => {
	expect(commands.appliesTo(subject("curl https://e.example", "call/any/x/curl.sh"))).toBe(false);
});

const NOT_LOOKED_UP =
	"these packages are not in verify/src/shell/packages.ndjson, which the check of commands reads instead of asking PyPI: " +
	"run npm run verify -- --lookup, and commit the file";

describe("the known packages", () => {
	const known = readPackages();

	it("are all that commands and clients name, each once, in order", { timeout: 240_000 }, () => {
		const keys = known.map(keyOf);
		expect(keys).toEqual([...new Set(keys)].sort());
		const missing = namedPackages().filter((one) => packageOf(one) === undefined);
		expect(missing, NOT_LOOKED_UP).toEqual([]);
	});

	it("have the versions whose commands were read", () => {
		const read = Object.values(COMMANDS).filter(({ evidence }) => evidence === "package");
		expect(read.length).toBeGreaterThan(5);
		for (const {
			version: [name, version],
		} of read) {
			const newest = packageOf({ ecosystem: "pypi", name }) ?? packageOf({ ecosystem: "npm", name });
			expect([name, newest?.version ?? version], "read the new version, then update its spec").toEqual([name, version]);
		}
	});

	it("have a version and a day", () => {
		for (const { version, date } of known)
			expect([version, date]).toEqual([
				expect.stringMatching(/^\d[\w.+-]*$/),
				expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			]);
	});
});

it("every spec names what was read", () => {
	for (const [name, { version, source }] of Object.entries(COMMANDS))
		expect([name, ...version, source].filter((text) => text === "")).toEqual([]);
	expect(analyseCommand([{ value: "hf", isFixed: true }]).problem).toBe("hf needs a subcommand");
});
