// Pulls a model as Ollama does, by the published protocol of its registry, and prints the path of the largest blob: node registry.mjs
import { createHash } from "node:crypto";
import { createReadStream, existsSync, renameSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

const { HF_ENDPOINT: url, HF_HOME: home, HF_TOKEN: token, MODEL: model, FILE: file } = process.env;
const tag = /-(Q\w+)\.gguf$/.exec(file)?.[1] ?? file;
const manifest = await (await get(`manifests/${tag}`)).json();
const largest = manifest.layers.toSorted((a, b) => b.size - a.size)[0];
if (largest.mediaType !== "application/vnd.ollama.image.model") throw new Error(`${largest.mediaType} is no model`);
for (const blob of [manifest.config, ...manifest.layers]) await pull(blob);
console.log(JSON.stringify(pathOf(largest)));

async function pull({ digest, size }) {
	const path = pathOf({ digest });
	if (existsSync(path)) return;
	const { headers } = await get(`blobs/${digest}`, { method: "HEAD" });
	if (Number(headers.get("Content-Length")) !== size)
		throw new Error(`${digest} has another size than the manifest says`);
	const part = `${path}-partial`;
	const start = existsSync(part) ? statSync(part).size : 0;
	const answer = await get(`blobs/${digest}`, { headers: { Range: `bytes=${start}-` } });
	if (start > 0 && answer.status !== 206) throw new Error(`a range is answered with ${answer.status}`);
	await pipeline(answer.body, (await open(part, "a")).createWriteStream());
	const hash = createHash("sha256");
	await pipeline(createReadStream(part), hash);
	if (`sha256:${hash.digest("hex")}` !== digest) throw new Error(`${digest} is not the digest of what was sent`);
	renameSync(part, path);
}

async function get(path, { headers = {}, ...options } = {}) {
	const bearer = token === undefined ? {} : { Authorization: `Bearer ${token}` };
	const answer = await fetch(`${url}/v2/${model}/${path}`, { ...options, headers: { ...headers, ...bearer } });
	if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
	return answer;
}

function pathOf({ digest }) {
	return join(home, digest.replace(":", "-"));
}
