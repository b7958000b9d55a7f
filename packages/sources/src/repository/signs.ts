import { readInside } from "../disk.ts";
import type { Fence } from "../fence.ts";
import { entries } from "../entries.ts";
import { isGone } from "../opened.ts";
import { KeptSigns, type Looked, type Signs } from "./keptSigns.ts";

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
	const { isModel, hasReadme } = await signsIn(folder);
	return isModel || (hasReadme && startsWithCard(folder, fence));
}

const kept = new KeptSigns();

async function signsIn(folder: string): Promise<Signs> {
	try {
		return await kept.of(folder, () => readSigns(folder));
	} catch (error) {
		if (isGone(error)) return { isModel: false, hasReadme: false };
		throw error;
	}
}

/** The signs in a folder, and how many names were read until they were known. */
async function readSigns(folder: string): Promise<Looked> {
	let [hasReadme, looked] = [false, 0];
	for await (const name of entries(folder)) {
		looked++;
		hasReadme ||= name === "README.md";
		if (SETTINGS.has(name) || WEIGHTS.test(name)) return { signs: { isModel: true, hasReadme }, looked };
	}
	return { signs: { isModel: false, hasReadme }, looked };
}

async function startsWithCard(folder: string, fence: Fence): Promise<boolean> {
	const start = await readInside(folder, fence, "README.md", { start: 0, end: 8 }).catch(() => undefined);
	return /^\uFEFF?---[ \t]*\r?\n/.test(new TextDecoder("utf-8", { ignoreBOM: true }).decode(start));
}
