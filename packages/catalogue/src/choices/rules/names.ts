/** The names of the rules, in the order in which they are tried. */
export const RULES = [
	"own-program",
	"adapter-gguf",
	"adapter-mlx",
	"adapter-diffusion",
	"adapter-peft",
	"merged-adapter",
	"gguf-images",
	"gguf-speech",
	"draft-model",
	"gguf-language",
	"mlx-weights",
	"named-app",
	"served-quantization",
	"other-loader",
	"single-file",
	"format-in-name",
	"own-type",
	"quantized-transformers",
	"ranking",
	"named-library",
	"other-name",
	"stated-class",
	"tagged-library",
	"package-in-name",
	"gguf-beside",
	"transformers-tag",
	"read-format",
	"app-conditions",
	"gguf-unread",
	"files",
] as const;

export type RuleName = (typeof RULES)[number];

/** The rules that may offer an app. */
export const APP_RULES: ReadonlySet<RuleName> = new Set<RuleName>([
	"gguf-images",
	"gguf-language",
	"mlx-weights",
	"draft-model",
	"named-app",
	"served-quantization",
	"other-loader",
	"single-file",
	"gguf-beside",
	"app-conditions",
]);
