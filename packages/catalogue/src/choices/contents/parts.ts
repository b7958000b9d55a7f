import type { ModelRecord } from "@vitrine/model";

/** The folders of a pipeline of several models (`unet`, `vae` …), if the list of files shows one. */
export function partsOf({ siblings = [] }: ModelRecord): readonly string[] {
	if (!siblings.some(({ rfilename }) => rfilename === "model_index.json")) return [];
	const folders = siblings
		.filter(({ rfilename }) => WEIGHTS.test(rfilename))
		.map(({ rfilename }) => folderOf(rfilename));
	return [...new Set(folders)].filter((folder) => folder !== "");
}

const WEIGHTS = /\.(?:safetensors|bin|onnx|msgpack)$/;

const folderOf = (path: string): string => path.slice(0, Math.max(path.indexOf("/"), 0));

/** Whether the weights are split into numbered files; undefined if the files are unknown. */
export function isSharded({ siblings }: ModelRecord): boolean | undefined {
	return siblings?.some(({ rfilename }) => /-\d{5}-of-\d{5}\.\w+$/.test(rfilename));
}
