// Does one thing with @huggingface/hub, and prints the result as JSON: node hub.mjs list|info|download|snapshot
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { load, print } from "./load.mjs";

const { HF_ENDPOINT: hubUrl, HF_HOME: home, HF_TOKEN: accessToken, MODEL: model, FILE: file, SEARCH } = process.env;
const hub = await load("@huggingface/hub");
const options = { hubUrl, ...(accessToken && { accessToken }) };

await print({
	async list() {
		const names = [];
		for await (const { name } of hub.listModels({ search: { query: SEARCH }, ...options })) names.push(name);
		return names;
	},
	info: async () => (await hub.modelInfo({ name: model, additionalFields: ["sha"], ...options })).sha,
	async download() {
		const isThere = await hub.fileExists({ repo: model, path: file, ...options });
		const answer = await hub.downloadFile({ repo: model, path: file, ...options });
		if (answer === null) throw new Error(`${file} was not found; fileExists says ${isThere}`);
		if (!isThere) throw new Error("fileExists says false of a file that is read");
		const bytes = Buffer.from(await (answer.arrayBuffer?.() ?? answer.blob()));
		writeFileSync(join(home, file), bytes);
		return join(home, file);
	},
	snapshot: () => hub.snapshotDownload({ repo: model, cacheDir: home, ...options }),
});
