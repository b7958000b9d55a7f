import { createServer, type Server } from "node:http";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { build } from "vite";
import { browserPath } from "../../../apps/web/scripts/bench/browser.ts";
import { NotHere, type Tried, type Work } from "../client.ts";
import { packagesOf } from "../installed.ts";
import type { Stage } from "../stage.ts";

/** The packages, in the newest versions that were tried. */
const VERSIONS = {
	"@huggingface/hub": "2.17.5",
	"@huggingface/gguf": "0.4.6",
	"@huggingface/transformers": "4.3.2",
} as const;

/** The modules of packages that a page imports, by their addresses. */
const FILES: Readonly<Record<string, string>> = {
	"/hub.mjs": "@huggingface/hub/dist/browser/index.mjs",
	"/gguf.mjs": "@huggingface/gguf/dist/browser/index.mjs",
	"/transformers.js": "@huggingface/transformers/dist/transformers.min.js",
};

/** What pages of another origin do in Chromium. */
export async function inBrowser({ url, token }: Stage): Promise<readonly Tried[]> {
	const folder = packagesOf(VERSIONS);
	const server = await serve(join(folder, "node_modules"));
	const browser = await chromium.launch({ executablePath: here(), args: ["--no-sandbox"] });
	try {
		const page = await browser.newPage();
		await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
		const name = (library: string): string => `${library} in Chromium ${browser.version().split(".")[0]}`;
		const tried: Tried[] = [];
		for (const [library, version] of Object.entries(VERSIONS))
			tried.push({ name: name(library), version, found: await foundBy(page, { url, token }, WORKS[library]!) });
		return tried;
	} finally {
		await browser.close();
		server.close();
	}
}

/** The browser of this machine. */
function here(): string {
	try {
		return browserPath();
	} catch (error) {
		throw new NotHere(String(error));
	}
}

/** Serves an empty page and the modules, from another origin than that of the site. */
async function serve(modules: string): Promise<Server> {
	const bundles = new Map<string, string>();
	for (const [address, file] of Object.entries(FILES)) bundles.set(address, await bundled(modules, file));
	const server = createServer((request, response) => {
		const code = bundles.get((request.url ?? "").split("?")[0]!);
		if (code !== undefined) response.setHeader("Content-Type", "text/javascript");
		response.end(code ?? "<!doctype html><title>Another origin</title>");
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	return server;
}

/** Runs code that answers whether a library works, with `url` and `token` in it. */
async function foundBy(page: Page, given: Pick<Stage, "url" | "token">, works: Code): Promise<Tried["found"]> {
	const found: Partial<Record<Work, true | string>> = {};
	const names = `const { url, token } = ${JSON.stringify(given)};
		const refuses = (work) => work().then(() => false, () => true);`;
	for (const [work, code] of Object.entries(works) as [Work, string][])
		found[work] = await page.evaluate<boolean>(`(async () => { ${names} ${code} })()`).then(
			(isRight) => isRight || "a wrong answer",
			(error: unknown) => String(error).slice(0, 300),
		);
	return found;
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

/** Code for a page, by what it tries. */
type Code = Readonly<Partial<Record<Work, string>>>;

const WORKS: Readonly<Record<string, Code>> = {
	"@huggingface/hub": {
		list: `const { listModels } = await import("/hub.mjs");
			for await (const { name } of listModels({ search: { query: "ME/CH" }, hubUrl: url })) return name === "acme/chat";`,
		info: `const { modelInfo } = await import("/hub.mjs");
			return (await modelInfo({ name: "acme/chat", hubUrl: url })).name === "acme/chat";`,
		download: `const { downloadFile } = await import("/hub.mjs");
			return (await (await downloadFile({ repo: "acme/chat", path: "config.json", hubUrl: url })).text()).includes("llama");`,
		missing: `const { fileExists } = await import("/hub.mjs");
			return !(await fileExists({ repo: "acme/chat", path: "none.json", hubUrl: url }));`,
		token: `const { downloadFile, listModels } = await import("/hub.mjs");
			const read = (repo, accessToken) => downloadFile({ repo, path: "config.json", hubUrl: url, accessToken });
			const names = async (accessToken) => {
				const found = [];
				for await (const { name } of listModels({ search: { query: "me/sec" }, hubUrl: url, accessToken })) found.push(name);
				return found;
			};
			const text = await (await read("acme/secret", token)).text();
			const isHidden = !(await names()).includes("acme/secret") && (await names(token)).includes("acme/secret");
			return text.includes("llama") && isHidden && (await refuses(() => read("acme/secret")))
				&& (await refuses(() => read("acme/secret", "hf_wrong"))) && (await refuses(() => read("acme/guarded")));`,
	},
	"@huggingface/gguf": {
		download: `const { gguf } = await import("/gguf.mjs");
			const { metadata } = await gguf(url + "/acme/chat/resolve/main/chat-Q8_0.gguf");
			return metadata["general.architecture"] === "llama";`,
		token: `const { gguf } = await import("/gguf.mjs");
			const read = (sent) => gguf(url + "/acme/secret/resolve/main/chat-Q8_0.gguf",
				{ additionalFetchHeaders: sent && { Authorization: "Bearer " + sent } });
			return (await read(token)).metadata["general.architecture"] === "llama"
				&& (await refuses(() => read())) && (await refuses(() => read("hf_wrong")));`,
	},
	"@huggingface/transformers": {
		download: `const { AutoTokenizer, env } = await import("/transformers.js");
			Object.assign(env, { remoteHost: url + "/", allowLocalModels: false, useBrowserCache: false });
			return (await AutoTokenizer.from_pretrained("acme/chat")).encode("Why").length > 0;`,
		// It keeps what it knows of a model as long as its module is loaded.
		token: `const load = async (sent) => {
				const { AutoTokenizer, env } = await import("/transformers.js?" + sent);
				Object.assign(env, { remoteHost: url + "/", allowLocalModels: false, useBrowserCache: false });
				env.fetch = (address, init = {}) => {
					const headers = new Headers(init.headers);
					if (sent) headers.set("Authorization", "Bearer " + sent);
					return fetch(address, { ...init, headers });
				};
				return AutoTokenizer.from_pretrained("acme/secret");
			};
			return (await refuses(() => load())) && (await refuses(() => load("hf_wrong")))
				&& (await load(token)).encode("Why").length > 0;`,
	},
};
