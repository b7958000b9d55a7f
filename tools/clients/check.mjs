// Uses the packages for JavaScript as a program does, and prints what works as JSON: node check.mjs FOLDER
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , folder] = process.argv;
const packages = process.env.PACKAGES;
const hubUrl = process.env.HF_ENDPOINT;
const require = createRequire(join(packages, "package.json"));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const versionOf = (name) =>
	JSON.parse(readFileSync(join(packages, "node_modules", name, "package.json"), "utf8")).version;
const [MODEL, LARGE] = ["acme/chat", "chat-Q8_0.gguf"];
const expected = readFileSync(process.env.EXPECTED);

async function checked(works) {
	const found = {};
	for (const [name, work] of Object.entries(works))
		found[name] = await work().then(
			(isRight) => isRight || "a wrong answer",
			(error) => String(error?.message ?? error).slice(0, 300),
		);
	return found;
}

const hub = await load("@huggingface/hub");
const { gguf } = await load("@huggingface/gguf");

const ofHub = await checked({
	list: async () => {
		for await (const { name } of hub.listModels({ search: { query: "ME/CH" }, hubUrl })) return name === MODEL;
	},
	info: async () => (await hub.modelInfo({ name: MODEL, hubUrl })).name === MODEL,
	download: async () => {
		const file = await hub.downloadFile({ repo: MODEL, path: LARGE, hubUrl });
		return Buffer.from(await file.arrayBuffer()).equals(expected);
	},
	snapshot: async () => (await hub.snapshotDownload({ repo: MODEL, hubUrl, cacheDir: folder })).includes("snapshots"),
	missing: async () =>
		(await hub.fileExists({ repo: MODEL, path: "config.json", hubUrl })) &&
		!(await hub.fileExists({ repo: MODEL, path: "none.json", hubUrl })),
});
const ofGguf = await checked({
	download: async () =>
		(await gguf(`${hubUrl}/${MODEL}/resolve/main/${LARGE}`)).metadata["general.architecture"] === "llama",
});
console.log(
	JSON.stringify([
		{ name: "@huggingface/hub", version: versionOf("@huggingface/hub"), found: ofHub },
		{ name: "@huggingface/gguf", version: versionOf("@huggingface/gguf"), found: ofGguf },
	]),
);
