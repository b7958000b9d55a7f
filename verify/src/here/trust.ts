/** Files that contain data only: whatever is in them, a library does not run it as code. */
const DATA =
	/\.(safetensors|gguf|onnx|onnx_data|tflite|msgpack|json|jsonl|txt|md|jinja|model|tiktoken|vocab|bpe|spm|csv|tsv|parquet|png|jpe?g|gif|webp|svg|bmp|wav|flac|mp3|ogg|mp4|pdf|gitattributes|gitignore)$/i;
const NAMELESS = /(^|\/)(LICEN[CS]E|NOTICE|README|USE_POLICY|COPYING|Modelfile)[^/.]*$/i;

/** Calls that run code of the repository, or read a format that may contain code. */
const CALLS =
	/trust_remote_code\s*=\s*True|weights_only\s*=\s*False|allow_pickle\s*=\s*True|\btrusted\s*=|torch\.hub\.load|(?:joblib|pickle|dill|cloudpickle)\.loads?\b/;

/** Files that are named; more are counted. */
const NAMED = 3;

/**
 * Why running code on a repository may run code of its author, as a phrase; undefined if it has only formats that hold data.
 * A format that is not known counts as code.
 */
export function foreignCode(files: readonly string[], programs: readonly string[]): string | undefined {
	const other = files.filter((path) => !DATA.test(path) && !NAMELESS.test(path));
	if (other.length > 0) {
		const more = other.length > NAMED ? ` and ${other.length - NAMED} more` : "";
		return `these files may contain code: ${other.slice(0, NAMED).join(", ")}${more}`;
	}
	const call = programs.map((text) => CALLS.exec(text)?.[0]).find((found) => found !== undefined);
	return call === undefined ? undefined : `the printed code has ${call.trim()}, which runs code of the repository`;
}
