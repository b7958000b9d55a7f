import type { Defect } from "../defect.ts";

/** What pyright must find. */
export const PYTHON_DEFECTS: readonly Defect[] = [
	defect("python", "a module that its package has not", /^from (\w[\w.]*\.\w+) import /m, "from $1_x import "),
	defect("python", "a class that its module has not", /^from (\w[\w.]*) import (\w+)/m, "from $1 import $2_x as $2"),
	{ name: "a function that its module has not", languages: ["python"], plant: wrongFunction },
	{ name: "an argument that its function has not", languages: ["python"], plant: wrongArgument },
];

/** What TypeScript must find. */
export const JAVASCRIPT_DEFECTS: readonly Defect[] = [
	defect("js", "a function that its module has not", /^import \{ (\w+)/m, "import { $1_x as $1"),
	defect("js", "a task that there is not", /(?<=\bpipeline\("[a-z-]+)(?=")/, "-x"),
	defect(
		"js",
		"a member that its object has not",
		/(?<=\bpipe\(.*[{,] )\w+(?=: )|(?<=^(?!\/\/).*\b(?:[A-Z]\w*|output|tokenizer)\.)\w+/m,
		"$&_x",
	),
	defect("js", "too many arguments", /(?<=\bpipe\((?:[^()\n]|\([^()\n]*\))*)(?=\);$)/m, ", {}, {}, {}"),
];

/** Writes something else in the first place that a pattern finds. */
function defect(language: "python" | "js", name: string, pattern: RegExp, wrong: string): Defect {
	const plant = (text: string): string | undefined => (pattern.test(text) ? text.replace(pattern, wrong) : undefined);
	return { name, languages: [language], plant };
}

/** Asks a module that is imported whole for a function that it has not. */
function wrongFunction(text: string): string | undefined {
	for (const { 1: module, 2: alias } of text.matchAll(/^import (\w+)(?: as (\w+))?$/gm)) {
		const call = new RegExp(`(?<![\\w."'/])(${alias ?? module}\\.\\w+)(?=\\()`);
		if (call.test(text)) return text.replace(call, "$1_x");
	}
	return undefined;
}

/** Functions whose release says which arguments they take, with no `**kwargs` for others; the libraries' own first. */
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
