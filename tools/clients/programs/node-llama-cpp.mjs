// Loads a model with node-llama-cpp by its quantization, and prints the path of its file: node node-llama-cpp.mjs download
import { load, print } from "./load.mjs";

const { HF_HOME: directory, MODEL: model, FILE: file } = process.env;
const { getLlama, resolveModelFile } = await load("node-llama-cpp");

await print({
	async download() {
		const tag = /-(Q\w+)\.gguf$/.exec(file)?.[1] ?? file;
		const path = await resolveModelFile(`hf:${model}:${tag}`, { directory, cli: false, deleteTempFileOnCancel: false });
		const llama = await getLlama({ build: "never", gpu: false });
		const loaded = await llama.loadModel({ modelPath: path });
		if (loaded.tokenize("Why").length === 0) throw new Error("it has no tokens");
		return path;
	},
});
