import { readInside } from "../disk.ts";
import type { Fence } from "../fence.ts";
import { names } from "../listing.ts";
import { isGone } from "../opened.ts";

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
 * is a link out of the fence is not read.
 */
export async function isRepository(folder: string, fence: Fence): Promise<boolean> {
	const inside = await names(folder).catch((error: unknown): string[] => {
		if (isGone(error)) return [];
		throw error;
	});
	if (inside.some((name) => SETTINGS.has(name) || WEIGHTS.test(name))) return true;
	return inside.includes("README.md") && startsWithCard(folder, fence);
}

async function startsWithCard(folder: string, fence: Fence): Promise<boolean> {
	const start = await readInside(folder, fence, "README.md", { start: 0, end: 8 }).catch(() => undefined);
	return /^\uFEFF?---[ \t]*\r?\n/.test(new TextDecoder("utf-8", { ignoreBOM: true }).decode(start));
}
