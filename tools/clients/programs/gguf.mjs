// Reads the header of a GGUF file with @huggingface/gguf, and prints whether it is right: node gguf.mjs download
import { load, print } from "./load.mjs";

const { HF_ENDPOINT: url, HF_TOKEN: token, MODEL: model, FILE: file } = process.env;
const { gguf } = await load("@huggingface/gguf");

await print({
	async download() {
		const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
		const { metadata } = await gguf(`${url}/${model}/resolve/main/${file}`, { additionalFetchHeaders: headers });
		if (metadata["general.architecture"] !== "llama") throw new Error(`${JSON.stringify(metadata)} is no llama`);
		return true;
	},
});
