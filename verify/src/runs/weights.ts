/**
 * Whether a file of a repository holds weights, or what stands for them: not configuration, text or a tokenizer. With a
 * library, also a file in its own format of text.
 */
export const isWeights = (path: string, library = ""): boolean =>
	WEIGHTS.has(extensionOf(path)) ||
	SPECIAL.some((pattern) => pattern.test(path)) ||
	(TEXTS.get(library)?.test(path) ?? false);

/** The libraries that save what they have learned as text: names that say nothing else. */
const TEXTS: ReadonlyMap<string, RegExp> = new Map([
	["lightgbm", /^(?!.*(?:requirements|readme|licen[cs]e))[^/]+\.txt$/i],
	["xgboost", /^(?!.*config)[^/]+\.json$/i],
]);

/** The extensions with which the libraries that are run save what they have learned. */
const WEIGHTS: ReadonlySet<string> = new Set([
	..."safetensors bin pt pth ckpt gguf onnx h5 keras tflite msgpack npz npy".split(" "),
	..."joblib skops pkl pickle zip nemo pdparams pdiparams pb pte whl mlmodel mlirb ubj fun".split(" "),
]);

/** Variables of TensorFlow, external data of ONNX, components of spaCy, and the checkpoints of FME, which torch saves. */
const SPECIAL: readonly RegExp[] = [
	/(^|\/)variables\.data-\d/,
	/\.onnx_data(_\d+)?$/,
	/\/model$/,
	/(^|[/_.-])ckpt\.tar$/,
];

const extensionOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
