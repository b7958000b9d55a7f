import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ended } from "./command.ts";
import { consumer, ROOT, tool } from "./places.ts";

/** What someone who moves over changes, as `docs/migrating.md` has it. */
const MOVES: Readonly<Record<string, string>> = {
	'"@huggingface/tasks"': '"@vitrine/catalogue/compat"',
	'"@huggingface/inference"': '"@vitrine/inference/compat"',
};

const SPECIFIER = /"@huggingface\/(?:tasks|inference)"/g;
const movedGguf = (): string => join(consumer(), "moved-gguf");
const movedSite = (): string => join(consumer(), "moved-site");
const node20 = tool("node-20/bin/node");
const tsc5 = tool("typescript/bin/tsc");

/** Replaces the imports in the TypeScript of a folder; returns the files that changed, and how many imports in each. */
function move(folder: string): Readonly<Record<string, number>> {
	const changed: Record<string, number> = {};
	for (const file of globSync("**/*.ts", { cwd: folder })) {
		const text = readFileSync(join(folder, file), "utf8");
		const found = text.match(SPECIFIER)?.length ?? 0;
		if (found > 0) changed[file] = found;
		writeFileSync(
			join(folder, file),
			text.replace(SPECIFIER, (one) => MOVES[one] ?? one),
		);
	}
	return changed;
}

describe("@huggingface/gguf, a reader of GGUF files with a command", () => {
	const published = tool("@huggingface/gguf");
	const weights = join(ROOT, "starter/miniatures/vitrine/tiny-chat-gguf/tiny-chat-q8_0.gguf");
	let changed: Readonly<Record<string, number>>;

	beforeAll(() => {
		rmSync(movedGguf(), { recursive: true, force: true });
		for (const part of ["src", "tsconfig.json", "package.json", "LICENSE"])
			cpSync(join(published, part), join(movedGguf(), part), { recursive: true });
		changed = move(movedGguf());
	});

	it("changes three imports", () => {
		expect(changed).toEqual({ "src/gguf.ts": 1, "src/types.ts": 2 });
	});

	it("compiles with its own options, which are CommonJS and resolve without exports", () => {
		const own = JSON.parse(readFileSync(join(movedGguf(), "tsconfig.json"), "utf8"));
		expect(own.compilerOptions).toMatchObject({ module: "CommonJS", moduleResolution: "node", strict: true });
		writeFileSync(
			join(movedGguf(), "tsconfig.build.json"),
			JSON.stringify({ extends: "./tsconfig.json", exclude: ["dist", "**/*.spec.ts"] }),
		);
		const build = ["-p", join(movedGguf(), "tsconfig.build.json"), "--skipLibCheck", "false"];
		expect(ended(movedGguf(), process.execPath, [tsc5, ...build])).toEqual({ status: 0, output: "" });
	});

	it.each([
		["Node 20", node20],
		["Node 22", tool("node-22/bin/node")],
		["Node 26", process.execPath],
	])("its command prints the same about a file as before, on %s", (_, node) => {
		const run = (folder: string) => ended(movedGguf(), node, [join(folder, "dist/cli.js"), "--show-tensor", weights]);
		const before = run(published);
		expect(before.output).toContain("Q8_0      | blk.0.attn_q.weight");
		expect(run(movedGguf())).toEqual(before);
	});

	it("passes its own tests of quantizations, except where it says that its result is to be looked into", () => {
		const report = join(movedGguf(), "report.json");
		// Or else its tests download a file first.
		cpSync(weights, join(movedGguf(), ".cache/model.gguf"));
		const runner = join(ROOT, "node_modules/vitest");
		mkdirSync(join(movedGguf(), "node_modules"));
		symlinkSync(runner, join(movedGguf(), "node_modules/vitest"));
		const args = [
			join(runner, "vitest.mjs"),
			"run",
			"--root",
			movedGguf(),
			"-t",
			"[Qq]uant|QUANT",
			"--reporter=json",
			`--outputFile=${report}`,
		];
		ended(movedGguf(), process.execPath, [...args, "src/gguf.spec.ts"]);
		const { testResults } = JSON.parse(readFileSync(report, "utf8"));
		const ran = testResults[0].assertionResults.filter(({ status }: { status: string }) => status !== "skipped");
		const named = ran.map(({ title, status }: { title: string; status: string }) => `${status}: ${title}`);
		expect(named).toEqual([
			"failed: parse quant label",
			"passed: parse quant label groups",
			"passed: should have GGUF_QUANT_ORDER in sync with GGMLFileQuantizationType enum",
			"passed: should find the nearest quant",
			"passed: should find the nearest quant (vision model)",
		]);
		expect(ran[0].failureMessages[0]).toMatch(/expected 'Q4_0_4_4' to deeply equal 'Q4_0'/);
	});
});

describe("a site that shows code for models", () => {
	const source = join(import.meta.dirname, "moved/site.ts");

	beforeAll(() => {
		mkdirSync(movedSite(), { recursive: true });
		cpSync(source, join(movedSite(), "site.ts"));
		expect(move(movedSite())).toEqual({ "site.ts": 2 });
	});

	it("compiles with strict options, before and after", () => {
		const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--ignoreConfig"];
		const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
		for (const file of [source, join(movedSite(), "site.ts")])
			expect(ended(ROOT, process.execPath, [tsc, ...options, file])).toEqual({ status: 0, output: "" });
	});

	it("has the same titles and labels, at least the same clients, and code that names the model", () => {
		const [before, after] = [source, join(movedSite(), "site.ts")].map((file) => {
			const { status, output } = ended(ROOT, process.execPath, [file]);
			expect(status, output).toBe(0);
			return JSON.parse(output) as readonly Page[];
		});
		expect(after?.map(named)).toEqual(before?.map(named));
		for (const [at, page] of (after ?? []).entries()) {
			expect(page.load.join("\n")).toContain(page.title.split(":")[0]);
			expect(clientsOf(page)).toEqual(expect.arrayContaining(clientsOf(before?.[at])));
		}
	});
});

interface Page {
	readonly title: string;
	readonly modality: string;
	readonly library: string;
	readonly load: readonly string[];
	readonly call: readonly { readonly language: string; readonly client: string; readonly code: string }[];
}

const named = ({ title, modality, library }: Page) => ({ title, modality, library });
const clientsOf = (page: Page | undefined) => page?.call.map(({ language, client }) => `${language} ${client}`) ?? [];
