import type { Defect } from "../check.ts";

/** The defects that pyright must find. */
export const PYTHON_DEFECTS: readonly Defect[] = [
	defect("python", "a module that its package does not have", /^from (\w[\w.]*\.\w+) import /m, "from $1_x import "),
	defect(
		"python",
		"a class that its module does not have",
		/^from (\w[\w.]*) import (\w+)/m,
		"from $1 import $2_x as $2",
	),
	{ name: "a function that its module does not have", languages: ["python"], plant: wrongFunction },
	{ name: "an argument that its function does not have", languages: ["python"], plant: wrongArgument },
];

/** The defects that TypeScript must find. */
export const JAVASCRIPT_DEFECTS: readonly Defect[] = [
	defect("js", "a function that its module does not have", /^import \{ (\w+)/m, "import { $1_x as $1"),
	defect("js", "a task that does not exist", /(?<=\bpipeline\("[a-z-]+)(?=")/, "-x"),
	defect(
		"js",
		"a member that its object does not have",
		/(?<=\bpipe\(.*[{,] )\w+(?=: )|(?<=^(?!\/\/).*\b(?:[A-Z]\w*|output|tokenizer)\.)\w+/m,
		"$&_x",
	),
	defect("js", "too many arguments", /(?<=\bpipe\((?:[^()\n]|\([^()\n]*\))*)(?=\);$)/m, ", {}, {}, {}"),
];

/** Replaces the first match of a pattern. */
function defect(language: "python" | "js", name: string, pattern: RegExp, wrong: string): Defect {
	const plant = (text: string): string | undefined => (pattern.test(text) ? text.replace(pattern, wrong) : undefined);
	return { name, languages: [language], plant };
}

/** Calls a function that an imported module does not have. */
function wrongFunction(text: string): string | undefined {
	for (const { 1: module, 2: alias } of text.matchAll(/^import (\w+)(?: as (\w+))?$/gm)) {
		const call = new RegExp(`(?<![\\w."'/])(${alias ?? module}\\.\\w+)(?=\\()`);
		if (call.test(text)) return text.replace(call, "$1_x");
	}
	return undefined;
}

/** Functions without `**kwargs`, so that a wrong argument is an error; those of the libraries themselves first. */
const STRICT: readonly string[] = [
	"AudioSeal.load_detector",
	"BERTopic.load",
	"BM25HF.load_from_hub",
	"ChatterboxTTS.from_local",
	"CheckpointInfo.from_hf_repo",
	"CrossEncoder",
	"GLiNER2",
	"ImageNetTransform",
	"KittenTTS",
	"MBLT_Engine",
	"MusicGen.get_pretrained",
	"Pipeline.from_pretrained",
	"SAE.from_pretrained",
	"SentenceTransformer",
	"SequenceTagger.load",
	"SpanMarkerModel.from_pretrained",
	"SparseEncoder",
	"StaticModel.from_pretrained",
	"TTSModel.load_model",
	"YOLO",
	"fasttext.load_model",
	"get_kernel",
	"joblib.load",
	"load_image",
	"spacy.load",
	"timm.create_model",
	"hf_hub_download",
	"snapshot_download",
	"list_repo_files",
	"soundfile.write",
	"urlopen",
];

function wrongArgument(text: string): string | undefined {
	for (const name of STRICT) {
		const call = new RegExp(`(?<![\\w."'/])${name.replace(".", "\\.")}\\([^()\\n]+(?=\\))`);
		if (call.test(text)) return text.replace(call, "$&, no_such_argument=True");
	}
	return undefined;
}
