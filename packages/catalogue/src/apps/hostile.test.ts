import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CodeError } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { beforeAll, describe, expect, it } from "vitest";
import { SWEEP, swept } from "../../../../test/sweep.ts";
import { appSnippets, localApps, type AppChoice, type CommandedApp } from "./index.ts";

const commanded = localApps.filter((app) => "snippets" in app);
const linked = localApps.filter((app) => "deeplink" in app);

const hasBash = spawnSync("bash", ["-c", ""]).status === 0;
if (!hasBash) console.warn("SKIPPED without bash: commands of local apps are not parsed by bash");

/** Text that has escaped quotes somewhere. */
const HOSTILE: readonly string[] = [
	`it's "quoted" \\ and \`echo run\``,
	"$(echo run) ${HOME} $HOME !! ~",
	"one\ntwo\r\ttabbed",
	"zero\u200bwidth \u202eturned\u202c \u{e0041}",
	"a?b&c=d#e%20f+g@h:i",
	"; echo run | sh > /dev/null && x",
	"{a,b} * [c] (d) <e>",
	"æøå 模型 🦙",
];

const PLAIN = { id: "acme/plain", name: "plain", file: "folder/plain.gguf" };

/** A GGUF record with all fields that commands read, and one file without a quantization. */
const gguf = (id: string, file: string): ModelRecord => ({
	id,
	tags: ["conversational"],
	pipeline_tag: "text-generation",
	cardData: { base_model: id },
	gguf: { context_length: 2048 },
	siblings: [{ rfilename: file }],
});

const weights = (id: string): ModelRecord => ({
	id,
	tags: ["conversational", "custom_code"],
	pipeline_tag: "image-text-to-text",
	gated: true,
});

/** Every app is tried with one text in each run, and every text with some apps. */
const isSwept = (app: CommandedApp, at: number): boolean => (at + commanded.indexOf(app)) % HOSTILE.length !== 0;

describe.skipIf(!hasBash).each(commanded)("$key", (app) => {
	const unknown = { ...gguf(PLAIN.id, PLAIN.file), siblings: [] };
	const plain = { file: [], weights: [], choice: [] } as Record<"file" | "weights" | "choice", readonly unknown[]>;
	beforeAll(() => {
		plain.file = words(app, gguf(PLAIN.id, PLAIN.file));
		plain.weights = words(app, weights(PLAIN.id));
		plain.choice = words(app, unknown, { quant: "CHOSEN" });
	});

	for (const [at, text] of HOSTILE.entries())
		describe(JSON.stringify(text), isSwept(app, at) ? SWEEP : {}, () => {
			it("is passed on unchanged as an id and a file", () => {
				const hostile = { id: `acme/${text}`, name: text, file: `folder/${text}.gguf` };
				const told = (value: string): string => tell(value, hostile);
				expect(words(app, gguf(hostile.id, hostile.file))).toEqual(mapped(plain.file, told));
				expect(words(app, weights(hostile.id))).toEqual(mapped(plain.weights, told));
			});

			it("is passed on unchanged as a chosen quantization", () => {
				const chosen = words(app, unknown, { quant: text });
				expect(chosen).toEqual(mapped(plain.choice, (value) => value.replaceAll("CHOSEN", () => text)));
			});
		});

	for (const [id, options] of swept(["-x", "--help", "-rf/tiny"]))
		it(`does not turn the id ${id} into an option`, options, () => {
			for (const record of [gguf(id, "-file.gguf"), weights(id)])
				for (const command of commandsOf(app, record))
					for (const [at, word] of command.entries()) if (word === id) expect(command[at - 1]).toMatch(/^--?[a-z]/);
		});

	it("parses with its installation", () => {
		const records = [...HOSTILE.map((text) => gguf(`acme/${text}`, `${text}.gguf`)), weights(HOSTILE.join(""))];
		const blocks = records.flatMap((record) => appSnippets(app, record));
		// Together: each start of a program from a large process takes long.
		const program = blocks.map((block) => ("code" in block ? String(block.code) : "")).join("\n");
		const { status, stderr } = spawnSync("bash", ["-n"], { input: program });
		expect([status, stderr.toString()]).toEqual([0, ""]);
	});
});

it.each(HOSTILE)("no command for Windows, whose shells have other quotes, contains %j", (text) => {
	for (const app of commanded)
		for (const record of [gguf(`acme/${text}`, PLAIN.file), gguf(PLAIN.id, `${text}.gguf`)])
			expect([app.key, app.snippets(record).filter(isForWindows)]).toEqual([app.key, []]);
	expect(commanded.flatMap((app) => app.snippets(gguf(PLAIN.id, PLAIN.file)).filter(isForWindows))).not.toEqual([]);
});

it.each(localApps)("$key refuses an id that it cannot contain", (app) => {
	expect(() => appSnippets(app, gguf("acme/half\ud800", "plain.gguf"))).toThrow(CodeError);
});

describe.each(linked)("$key", (app) => {
	it.each(HOSTILE)("keeps an id in its link unchanged: %j", (text) => {
		const id = `acme/${text}`;
		for (const record of [gguf(id, "plain.gguf"), weights(id), { ...weights(id), tags: ["lora"] }]) {
			const link = new URL(app.deeplink(record));
			expect(link.hash).toBe("");
			const inQuery = [...link.searchParams.values()];
			expect(inQuery.length > 0 ? inQuery : [pathEnd(link, id.split("/").length)]).toEqual([id]);
		}
	});

	it("refuses an id that leaves its place in the path", () => {
		const record = gguf("acme/../../other", "plain.gguf");
		const query = new URL(app.deeplink(gguf(PLAIN.id, "plain.gguf"))).search;
		if (query === "") expect(() => app.deeplink(record)).toThrow(CodeError);
		else expect([...new URL(app.deeplink(record)).searchParams.values()]).toEqual([record.id]);
	});
});

it.each(HOSTILE)("LM Studio receives a chosen file unchanged: %j", (text) => {
	const lmstudio = linked.find(({ key }) => key === "lmstudio")!;
	const file = `folder/${text}.gguf`;
	const link = new URL(lmstudio.deeplink(gguf("acme/plain", file), { file }));
	expect(Object.fromEntries(link.searchParams)).toEqual({ model: "acme/plain", file });
});

/** The last steps of a path, decoded. */
const pathEnd = (link: URL, steps: number): string =>
	decodeURIComponent(link.pathname.split("/").slice(-steps).join("/"));

/** A word of a plain command with the other record's id, name and file. */
const tell = (word: string, { id, name, file }: typeof PLAIN): string =>
	(word === PLAIN.name ? name : word)
		.replaceAll(PLAIN.file, () => file)
		.replaceAll(PLAIN.id, () => id)
		.replaceAll(`user.${PLAIN.name}`, () => `user.${name}`);

/** The words of each command, with JSON parsed. */
function words(app: CommandedApp, record: ModelRecord, choice?: AppChoice): readonly unknown[] {
	return commandsOf(app, record, choice).map((command) => command.map(read));
}

function read(word: string): unknown {
	if (/^(?:huggingface|https):/.test(word)) return decodeURIComponent(word);
	return /^\{\s/.test(word) ? JSON.parse(word) : word;
}

function mapped(value: unknown, told: (text: string) => string): unknown {
	if (typeof value === "string") return told(value);
	if (Array.isArray(value)) return value.map((item) => mapped(item, told));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item, told)]));
}

const PROGRAMS =
	"audiocpp_cli audiocpp_server comfy curl docker ds4 ds4-server flm flm-add hermes hf llama llama-cli llama-completion llama-server llama-tts sd-cli lemonade local-ai mlx_lm.chat " +
	"koboldcpp litert-lm mlc_llm mlx_audio.stt.generate mlx_audio.tts.generate mlx_lm.generate mlx_lm.server mlx_vlm.generate " +
	"mlx_vlm.server npx ollama open-webui openclaw pi python3 ramalama start.sh text-embeddings-router unsloth vllm whisper-cli whisper-server";

/** Stubs that print their words, each after a NUL; only bash itself runs. */
const STUBS = `
	PATH=/nowhere
	told() { printf '%s\\0' "$#" "$@"; }
	mkdir() { command -p mkdir "$@"; }
	${PROGRAMS.split(" ")
		.map((name) => `${name}() { told ${name} "$@"; }`)
		.join("\n")}
`;

/** Run by a shell of Windows. */
const isForWindows = ({ title }: { readonly title: string }): boolean => title.endsWith("(WinGet)");

/** The commands that bash parses from an app's code, except those for Windows, and the words of a file that they wrote. */
function commandsOf(app: CommandedApp, record: ModelRecord, choice?: AppChoice): readonly (readonly string[])[] {
	const home = mkdtempSync(join(tmpdir(), "vitrine-apps-"));
	try {
		const blocks = app.snippets(record, choice).filter((one) => !isForWindows(one));
		const program = blocks.map(({ code }) => String(code));
		const { status, stdout, stderr } = spawnSync("bash", ["--norc"], {
			input: [STUBS, ...program].join("\n"),
			env: { HOME: home },
		});
		expect([app.key, status, stderr.toString()]).toEqual([app.key, 0, ""]);
		return [...split(stdout.toString().split("\0").slice(0, -1)), ...written(join(home, ".pi/agent/models.json"))];
	} catch (error) {
		if (!(error instanceof CodeError)) throw error;
		return [["refused", error.where]];
	} finally {
		rmSync(home, { recursive: true });
	}
}

function split(parts: readonly string[]): string[][] {
	const commands: string[][] = [];
	for (let at = 0; at < parts.length; at += Number(parts[at]) + 1)
		commands.push(parts.slice(at + 1, at + 1 + Number(parts[at])));
	return commands;
}

function written(file: string): string[][] {
	try {
		return [[readFileSync(file, "utf8")]];
	} catch {
		return [];
	}
}
