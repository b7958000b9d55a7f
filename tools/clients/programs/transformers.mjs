// Loads a tokenizer with Transformers.js, and prints whether it works: node transformers.mjs download
import { load, print } from "./load.mjs";

const { HF_ENDPOINT: url, HF_HOME: home, HF_TOKEN: token, MODEL: model } = process.env;
// It sends its token only to the hosts of the public hub.
const { fetch } = globalThis;
if (token !== undefined)
	globalThis.fetch = (address, options = {}) => {
		const headers = new Headers(options.headers);
		headers.set("Authorization", `Bearer ${token}`);
		return fetch(address, { ...options, headers });
	};
const library = await load("@huggingface/transformers");
// Version 3 is a module of CommonJS.
const { AutoTokenizer, env } = library.default ?? library;
Object.assign(env, { remoteHost: `${url}/`, cacheDir: home, allowLocalModels: false });

await print({
	async download() {
		const tokenizer = await AutoTokenizer.from_pretrained(model);
		if (tokenizer.encode("Why").length === 0) throw new Error("it has no tokens");
		return true;
	},
});
