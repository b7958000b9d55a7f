import { open } from "node:fs/promises";
import { join } from "node:path";
import { follow } from "../links.ts";
import { names } from "../listing.ts";

const SETTINGS = new Set([
	"adapter_config.json",
	"config.json",
	"hyperparams.yaml",
	"meta.json",
	"model_index.json",
	"modules.json",
	"tokenizer.json",
	"tokenizer_config.json",
]);
const WEIGHTS = /\.(safetensors|gguf|onnx|bin|pt|pth|ckpt|h5|keras|msgpack|tflite|joblib|skops|pkl|npz|nemo|mlmodel)$/;

/**
 * Whether a folder is a model repository: it has settings or weights at its top level, or a README with a card. A README that
 * is a link out of `within` is not read.
 */
export async function isRepository(folder: string, within: string): Promise<boolean> {
	const inside = await names(folder);
	if (inside.some((name) => SETTINGS.has(name) || WEIGHTS.test(name))) return true;
	const readme = join(folder, "README.md");
	const found = inside.includes("README.md") ? await follow(readme, within) : "gone";
	return typeof found === "object" && found.isFile() && startsWithCard(readme);
}

async function startsWithCard(readme: string): Promise<boolean> {
	const file = await open(readme).catch(() => undefined);
	if (file === undefined) return false;
	try {
		const { buffer, bytesRead } = await file.read(new Uint8Array(8), 0, 8);
		return /^\uFEFF?---[ \t]*\r?\n/.test(
			new TextDecoder("utf-8", { ignoreBOM: true }).decode(buffer.subarray(0, bytesRead)),
		);
	} catch {
		return false;
	} finally {
		await file.close();
	}
}
