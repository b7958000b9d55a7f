import { neededPackages } from "@vitrine/catalogue";
import { describe, expect, it } from "vitest";
import type { Subject } from "../subject.ts";
import { TOOLS } from "./commands.ts";
import { keyOf, packageOf, readPackages } from "./packages.ts";
import { commands } from "./shell.ts";
import { readCommand } from "./usage.ts";
import { readProgram } from "./words.ts";

const subject = (text: string, id = "load/test/any.sh"): Subject => ({
	id,
	language: "sh",
	text,
	shape: "",
	model: { id: "acme/demo", tags: [] },
});

async function problem(text: string): Promise<string | undefined> {
	let said: string | undefined = "not checked";
	await commands.run([subject(text)], (_, found) => (said = found));
	return said;
}

const reads = (text: string): readonly (readonly string[])[] =>
	readProgram(text).commands.map((words) => words.map(({ value }) => value));

describe("a program", () => {
	it("is read as its commands, those inside others too", () => {
		expect(reads("mkdir -p a && (set -C; printf '%s' \"b c\" > d)\ncurl x | sh\n# comment")).toEqual([
			["mkdir", "-p", "a"],
			["set", "-C"],
			["printf", "%s", "b c"],
			["curl", "x"],
			["sh"],
		]);
		expect(reads('echo "$(hf auth token)" `id`')).toEqual([
			["echo", "$(hf auth token)", "`id`"],
			["hf", "auth", "token"],
			["id"],
		]);
	});

	it("tells what the shell expands from what it hands on", () => {
		const [words = []] = readProgram(`run 'a*' "b" c\\ d ~/e "$F" *.g {h,i} $(j)`).commands;
		expect(words.map(({ isFixed }) => isFixed)).toEqual([true, true, true, true, false, false, false, false, false]);
	});

	it.each(["hf download 'acme/demo", "hf download acme/demo |", "(hf auth login", "if hf; then"])(
		"that does not parse is wrong: %s",
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
	])("that the tool takes is right: %s", async (text) => {
		expect(await problem(text)).toBeUndefined();
	});

	it.each([
		["huggingface-cli download acme/demo", "huggingface-cli: no such command is known"],
		["hf downlaod acme/demo", "hf has no command downlaod"],
		["hf", "hf wants a command"],
		["hf download acme/demo --local_dir models", "hf download has no option --local_dir"],
		["hf download acme/demo --local-dir", "hf download wants 1 more after --local-dir"],
		["hf download", "hf download takes at least 1 operands, not 0"],
		["vllm serve one two", "vllm serve takes 0 to 1 operands, not 2"],
		["vllm serve acme/demo --port=80 --hf-file x", "vllm serve has no option --hf-file"],
		["vllm serve acme/demo --trust-remote-code=yes", "vllm serve takes no value for --trust-remote-code"],
		["pip install torch-nowhere", "torch-nowhere: PyPI is not known to have it"],
		["npm install Openclaw", "Openclaw: npm is not known to have it"],
		["uv tool install mlx_lmm", "mlx_lmm: PyPI is not known to have it"],
		["npx -y node-llama-cpp talk", "node-llama-cpp has no command talk"],
		["npx -y cowsay hello", "npx runs cowsay, of which nothing is known"],
		["docker run --gpu all ghcr.io/huggingface/text-generation-inference:latest", "docker run has no option --gpu"],
		[
			"docker run ghcr.io/huggingface/text-generation-inference:latest --model acme/demo",
			"ghcr.io/huggingface/text-generation-inference has no option --model",
		],
		["curl -LsSfQ https://e.example", "curl has no option -LsSfQ"],
		["python -m sglang.launch --model-path x", "python -m sglang.launch: no such command is known"],
		["$TOOL serve", "$TOOL: the name of a command is only known when it runs"],
		["mkdir -p a && huggingface-cli login", "huggingface-cli: no such command is known"],
		["pip install constructor", "constructor: PyPI is not known to have it"],
		["toString", "toString: no such command is known"],
	])("that the tool does not take is wrong: %s", async (text, wanted) => {
		expect(await problem(text)).toBe(wanted);
	});

	it("of a tool that was only read about is wrong all the same where its documentation does not have it", async () => {
		expect(commands.excuse!(subject("ollama runs hf.co/acme/demo"))).toBeUndefined();
		expect(await problem("ollama runs hf.co/acme/demo")).toBe("ollama has no command runs");
		expect(await problem("brew install --casks llama.cpp")).toBe("brew install has no option --casks");
	});
});

describe("what is not shown", () => {
	it.each([
		["brew install llama.cpp", /brew itself .*the formula llama\.cpp/],
		["git clone https://e.example/a/b\ncd b", /the repository https:\/\/e\.example\/a\/b\.$/],
		["pip install git+https://e.example/a/b.git#subdirectory=c torch", /the repository https:\/\/e\.example\/a\/b\.$/],
		["curl -LsSf https://e.example/install.sh | sh", /what the script does/],
		["python run.py --fast", /the script run\.py/],
		["docker run ghcr.io/huggingface/text-generation-inference:latest --model-id x", /itself .*the image ghcr/],
		["cargo run --bin moshi-backend -r -- --config c standalone", /what the program takes/],
	])("is said: %s", async (text, wanted) => {
		expect(await problem(text)).toBeUndefined();
		expect(commands.excuse!(subject(text))).toMatch(wanted);
	});

	it("is nothing where tools and packages were looked at", () => {
		expect(commands.excuse!(subject("pip install torch\nhf download acme/demo"))).toBeUndefined();
	});
});

it("depends on the tools and packages that the snippet names, and on no other", () => {
	expect(commands.tools(subject("hf download acme/demo"))).toEqual({ huggingface_hub: expect.any(String) });
	expect(Object.keys(commands.tools(subject("pip install torch pillow")))).toEqual(["pillow", "pip", "torch"]);
});

it("leaves calls to what runs them", () => {
	expect(commands.concerns(subject("curl https://e.example", "call/any/x/curl.sh"))).toBe(false);
});

describe("the packages", () => {
	const known = readPackages();

	it("are all that commands may name, each once, in order", () => {
		const keys = known.map(keyOf);
		expect(keys).toEqual([...new Set(keys)].sort());
		const missing = neededPackages.filter((name) => packageOf({ ecosystem: "pypi", name }) === undefined);
		expect(missing, "node scripts/with-node.mjs verify/src/shell/lookup.ts").toEqual([]);
	});

	it("are in the versions whose commands were looked at", () => {
		const looked = Object.values(TOOLS).filter(({ evidence }) => evidence === "package");
		expect(looked.length).toBeGreaterThan(5);
		for (const { of } of looked) {
			const newest = packageOf({ ecosystem: "pypi", name: of[0] }) ?? packageOf({ ecosystem: "npm", name: of[0] });
			expect([of[0], newest?.version ?? of[1]], "look at the new version, then write it in commands.ts").toEqual([
				...of,
			]);
		}
	});

	it("say the version and the day", () => {
		for (const { version, date } of known)
			expect([version, date]).toEqual([
				expect.stringMatching(/^\d[\w.+-]*$/),
				expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			]);
	});
});

it("every tool stands under the name it is called by, in order, with what was looked at", () => {
	for (const [name, { of, where }] of Object.entries(TOOLS))
		expect([name, of[0], of[1], where].filter((text) => text === "")).toEqual([]);
	expect(readCommand([{ value: "hf", isFixed: true }]).problem).toBe("hf wants a command");
});
