import { cpSync, existsSync, readFileSync, truncateSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { findSandbox } from "@vitrine/verify/here";
import { describe, expect, it, onTestFinished } from "vitest";
import { run } from "../run.ts";
import { fakeIo } from "../testing/io.ts";
import { FILLS, HOSTILE, hostilePickle, testFolder, writeModel } from "./testing/folder.ts";

const hasSandbox = "name" in findSandbox();
if (!hasSandbox) console.warn("SKIPPED without bubblewrap: vitrine check with real libraries");

const folder = testFolder();
const [models, data] = [join(folder, "models"), join(folder, "data")];
const MINIATURES = join(import.meta.dirname, "../../../../starter/miniatures/vitrine");

/** A card of a scikit-learn model that is stored as a pickle. */
const CARD = "---\nlibrary_name: sklearn\npipeline_tag: tabular-classification\n---\n";
/** A model of Transformers.js, made by `verify/miniatures/transformers_js.py`. */
const ONNX = join(import.meta.dirname, "testing/tiny-onnx");
/** Code of a repository that waits without end. */
const CUSTOM = `
import time
from transformers import PretrainedConfig
time.sleep(3600)
class OwnConfig(PretrainedConfig):
    model_type = "own"
`;
const SKLEARN = JSON.stringify({ sklearn: { model: { file: "model.joblib" }, model_format: "pickle" } });

/** Installs packages from the registry into the cache of the checks, some 6 GB the first time. */
describe.skipIf(!hasSandbox)("vitrine check on a folder of real models", { timeout: 3_600_000 }, () => {
	it("runs what runs, names what is broken, and contains what is hostile", async () => {
		const server = createServer((_, response) => response.end());
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		onTestFinished(() => void server.close());
		const { port } = server.address() as { port: number };
		const outside = join(folder, "written");
		cpSync(MINIATURES, join(models, "vitrine"), { recursive: true });
		cpSync(join(MINIATURES, "tiny-sentiment"), join(models, "test/broken"), { recursive: true });
		truncateSync(join(models, "test/broken/model.safetensors"), 20_000);
		for (const [name, code] of Object.entries({ hostile: HOSTILE(port, outside), fills: FILLS }))
			writeModel(join(models, "test", name), {
				"README.md": CARD,
				"config.json": SKLEARN,
				"model.joblib": hostilePickle(code),
			});
		writeModel(join(models, "test/custom"), {
			"README.md": "---\nlibrary_name: transformers\npipeline_tag: text-generation\ntags: [custom_code]\n---\n",
			"config.json": JSON.stringify({ model_type: "own", auto_map: { AutoConfig: "own.OwnConfig" } }),
			"model.safetensors": "",
			"own.py": CUSTOM,
		});
		for (const name of ["onnx", "onnx-broken"]) cpSync(ONNX, join(models, "test", name), { recursive: true });
		truncateSync(join(models, "test/onnx-broken/onnx/model.onnx"), 600);
		expect(await vitrine(["import", models])).toBe(0);
		const careful = await checked("careful", []);
		expect(careful.exit).toBe(1);
		expect(Object.fromEntries(careful.verdicts)).toEqual({
			"test/broken": "failed",
			"test/custom": "not run",
			"test/fills": "not run",
			"test/hostile": "not run",
			"test/onnx": "run",
			"test/onnx-broken": "failed",
			"vitrine/tiny-birds": "not run",
			"vitrine/tiny-chat": "run",
			"vitrine/tiny-chat-gguf": "not run",
			"vitrine/tiny-embedder": "run",
			"vitrine/tiny-sentiment": "run",
			"vitrine/tiny-vision": "run",
		});
		expect(careful.of("test/broken").reason).toMatch(/SafetensorError/);
		expect(careful.of("test/custom").reason).toMatch(/own\.py/);
		expect(careful.of("test/onnx").outcome).toMatchObject({
			library: "transformers.js",
			install: "npm install @huggingface/transformers",
			versions: { "@huggingface/transformers": expect.stringMatching(/^\d/) },
			blocks: [{ result: "run", output: expect.stringMatching(/label: '(refund|legal|faq)'/) }],
		});
		expect(careful.of("test/onnx-broken").reason).toMatch(/protobuf|model/i);
		expect(careful.markdown).toMatch(/\| test\/hostile \| not run \|/);
		expect(careful.markdown).toMatch(/\| test\/onnx \| run \|/);
		expect(careful.of("vitrine/tiny-chat").outcome.versions).toMatchObject({
			transformers: expect.stringMatching(/^\d/),
		});
		const trusting = await checked("trusting", ["--trust", "--time", "60"]);
		expect(trusting.verdicts.get("vitrine/tiny-birds")).toBe("run");
		expect(trusting.of("test/hostile").reason).toMatch(
			/^Stopped (after 60 seconds|at 512 processes|at 8 GB of memory)\.$/,
		);
		expect(trusting.exit).toBe(1);
		expect(trusting.of("test/fills").reason).toMatch(/^Stopped (after 60 seconds|at 2(\.\d+)? GB on disk)\.$/);
		expect(trusting.of("test/custom").reason).toBe("Stopped after 60 seconds.");
		const { output } = trusting.of("test/hostile").outcome.blocks[0];
		expect([output.match(/held \w+/g), output.includes("ESCAPED")]).toEqual([
			["held socket", "held write", "held environment", "held read"],
			false,
		]);
		expect(existsSync(outside)).toBe(false);
	});
});

async function vitrine(args: readonly string[]): Promise<number> {
	const { VITRINE_DATA: _, ...env } = process.env;
	return run([...args, "--data", data], fakeIo({ env }), "0");
}

async function checked(name: string, options: readonly string[]) {
	const file = join(folder, `${name}.json`);
	const table = join(folder, `${name}.md`);
	const exit = await vitrine(["check", "--all", "--json", file, "--markdown", table, ...options]);
	const markdown = readFileSync(table, "utf8");
	const { models: entries } = JSON.parse(readFileSync(file, "utf8"));
	const verdicts = new Map<string, string>(entries.map((entry: any) => [entry.model, entry.verdict]));
	return { exit, verdicts, markdown, of: (id: string): any => entries.find((entry: any) => entry.model === id) };
}
