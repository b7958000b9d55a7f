import type { ModelRecord } from "@vitrine/model/reading";
import { formatOfFile } from "../../choices/contents/fileFormats.ts";
import type { Format } from "../../choices/contents/formatNames.ts";

/** Weights in one file, or in numbered ones. */
export interface WeightFile {
	/** The path, of the first part. */
	readonly path: string;
	/** The folder; empty at the top. */
	readonly folder: string;
	/** The name without extension, number and precision: `model`. */
	readonly stem: string;
	/** The type in the name (`model.fp16.safetensors`), in upper case; empty if there is none. */
	readonly precision: string;
	readonly format: Format;
	/** Bytes of all its parts; undefined if one is unknown. */
	readonly bytes: number | undefined;
}

/** The files of weights of a repository, without those that only continuing its training needs. */
export function weightFiles({ siblings = [] }: ModelRecord): readonly WeightFile[] {
	const found = new Map<string, WeightFile>();
	for (const { rfilename, size } of siblings) {
		const file = TRAINING.test(rfilename) ? undefined : read(rfilename, size);
		if (file === undefined) continue;
		const key = [file.folder, file.stem, file.precision, file.format].join("\n");
		const first = found.get(key);
		found.set(key, first === undefined ? file : joined(first, file));
	}
	return [...found.values()];
}

const TRAINING =
	/(?:^|\/)(?:checkpoint[-_]\d+|global_step\d+|runs|last-checkpoint)\/|(?:^|\/)(?:optimizer|scheduler|scaler|rng_state\w*|random_states\w*|training_args|train_state)\.(?:pt|pth|bin|pkl)$/;

function read(stated: string, size: number | undefined): WeightFile | undefined {
	// The values of a large ONNX graph are in files beside it.
	const path = stated.replace(/\.onnx[._]data(?:_\d+)?$/, ".onnx");
	const format = formatOfFile(path);
	if (format === undefined || format === "gguf") return undefined;
	const slash = path.lastIndexOf("/");
	const name = path.slice(slash + 1).replace(NUMBER, "");
	const precision = PRECISION.exec(name)?.[1] ?? "";
	const stem = name.replace(/\.[^.]*$/, "").replace(PRECISION_END, "");
	const folder = slash === -1 ? "" : path.slice(0, slash);
	return { path, folder, stem, precision: precision.toUpperCase().replace(/^FP/, "F"), format, bytes: size };
}

const NUMBER = /[-.]\d{5}-of-\d{5}/;
const PRECISION = /\.(fp16|bf16|fp32|fp8)(?=\.)/;
const PRECISION_END = /\.(?:fp16|bf16|fp32|fp8)$/;

function joined(first: WeightFile, { bytes }: WeightFile): WeightFile {
	return { ...first, bytes: first.bytes === undefined || bytes === undefined ? undefined : first.bytes + bytes };
}
