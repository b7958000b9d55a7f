import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build } from "vite";
import { browserPath } from "../../apps/web/scripts/bench/browser.ts";
import type { Stage } from "./stage.ts";
import type { Tried } from "./matrix.ts";

/** The modules of packages that a page imports, by their addresses. */
const FILES: Readonly<Record<string, string>> = {
	"/hub.mjs": "@huggingface/hub/dist/browser/index.mjs",
	"/gguf.mjs": "@huggingface/gguf/dist/browser/index.mjs",
	"/transformers.js": "@huggingface/transformers/dist/transformers.min.js",
};

/** What pages of another origin do in Chromium. */
export async function inBrowser({ url }: Stage, packages: string): Promise<readonly Tried[]> {
	const modules = join(packages, "node_modules");
	const bundles = new Map<string, string>();
	for (const [address, file] of Object.entries(FILES)) bundles.set(address, await bundled(modules, file));
	const server = createServer((request, response) => {
		const code = bundles.get(request.url ?? "");
		if (code !== undefined) response.setHeader("Content-Type", "text/javascript");
		response.end(code ?? "<!doctype html><title>Another origin</title>");
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
	try {
		const page = await browser.newPage();
		await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
		const version = browser.version().split(".")[0];
		const tried = async (name: string, works: Readonly<Record<string, string>>): Promise<Tried> => {
			const found: Record<string, true | string> = {};
			for (const [work, code] of Object.entries(works))
				found[work] = await page
					.evaluate<true | string>(`(async () => { const url = ${JSON.stringify(url)}; ${code} })()`)
					.then(
						(isRight) => isRight || "a wrong answer",
						(error: unknown) => String(error).slice(0, 300),
					);
			return { name: `${name} in Chromium ${version}`, version: versionOf(modules, name), found };
		};
		return [
			await tried("@huggingface/hub", HUB),
			await tried("@huggingface/gguf", GGUF),
			await tried("@huggingface/transformers", TRANSFORMERS),
		];
	} finally {
		await browser.close();
		server.close();
	}
}

/** A module with all that it imports, as those who build pages bundle it. */
async function bundled(modules: string, file: string): Promise<string> {
	const entry = join(modules, file);
	// Already one file, which loads further ones itself.
	if (file.endsWith(".min.js")) return readFileSync(entry, "utf8");
	const built = await build({
		root: modules,
		configFile: false,
		logLevel: "error",
		build: {
			write: false,
			minify: false,
			lib: { entry, formats: ["es"], fileName: "bundle" },
			rolldownOptions: { output: { codeSplitting: false } },
		},
	});
	const [result] = Array.isArray(built) ? built : [built];
	const chunk =
		result !== undefined && "output" in result ? result.output.find(({ type }) => type === "chunk") : undefined;
	if (chunk === undefined || chunk.type !== "chunk") throw new Error(`${entry} could not be bundled.`);
	return chunk.code;
}

const versionOf = (modules: string, name: string): string =>
	JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")).version;

const HUB = {
	list: `const { listModels } = await import("/hub.mjs");
		for await (const { name } of listModels({ search: { query: "ME/CH" }, hubUrl: url })) return name === "acme/chat";`,
	info: `const { modelInfo } = await import("/hub.mjs");
		return (await modelInfo({ name: "acme/chat", hubUrl: url })).name === "acme/chat";`,
	download: `const { downloadFile } = await import("/hub.mjs");
		return (await (await downloadFile({ repo: "acme/chat", path: "config.json", hubUrl: url })).text()).includes("llama");`,
	missing: `const { fileExists } = await import("/hub.mjs");
		return !(await fileExists({ repo: "acme/chat", path: "none.json", hubUrl: url }));`,
};

const GGUF = {
	download: `const { gguf } = await import("/gguf.mjs");
		const { metadata } = await gguf(url + "/acme/chat/resolve/main/chat-Q8_0.gguf");
		return metadata["general.architecture"] === "llama";`,
};

const TRANSFORMERS = {
	download: `const { AutoTokenizer, env } = await import("/transformers.js");
		Object.assign(env, { remoteHost: url + "/", allowLocalModels: false });
		return (await AutoTokenizer.from_pretrained("acme/chat")).encode("Why").length > 0;`,
};
