/** A way to write a chat that many models share. */
interface ChatFormat {
	/** Texts that the template of such a model contains. */
	readonly marks: readonly string[];
	/** The same format as a template of Go, which Ollama reads. */
	readonly template: string;
	/** Texts at which an answer ends. */
	readonly stop: readonly string[];
}

/** The formats, the more specific first. */
const FORMATS: readonly ChatFormat[] = [
	{
		marks: ["<|start_header_id|>", "<|eot_id|>"],
		template:
			"{{ if .System }}<|start_header_id|>system<|end_header_id|>\n\n{{ .System }}<|eot_id|>{{ end }}" +
			"{{ if .Prompt }}<|start_header_id|>user<|end_header_id|>\n\n{{ .Prompt }}<|eot_id|>{{ end }}" +
			"<|start_header_id|>assistant<|end_header_id|>\n\n{{ .Response }}<|eot_id|>",
		stop: ["<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>"],
	},
	{
		marks: ["<|im_start|>", "<|im_end|>"],
		template:
			"{{ if .System }}<|im_start|>system\n{{ .System }}<|im_end|>\n{{ end }}" +
			"{{ if .Prompt }}<|im_start|>user\n{{ .Prompt }}<|im_end|>\n{{ end }}" +
			"<|im_start|>assistant\n{{ .Response }}<|im_end|>\n",
		stop: ["<|im_start|>", "<|im_end|>"],
	},
	{
		marks: ["<start_of_turn>", "<end_of_turn>"],
		template:
			"<start_of_turn>user\n{{ if .System }}{{ .System }}\n\n{{ end }}{{ .Prompt }}<end_of_turn>\n" +
			"<start_of_turn>model\n{{ .Response }}<end_of_turn>\n",
		stop: ["<start_of_turn>", "<end_of_turn>"],
	},
	{
		marks: ["<|user|>", "<|assistant|>", "<|end|>"],
		template:
			"{{ if .System }}<|system|>\n{{ .System }}<|end|>\n{{ end }}" +
			"{{ if .Prompt }}<|user|>\n{{ .Prompt }}<|end|>\n{{ end }}<|assistant|>\n{{ .Response }}<|end|>\n",
		stop: ["<|user|>", "<|assistant|>", "<|system|>", "<|end|>"],
	},
	{
		marks: ["[INST]", "[/INST]"],
		template: "[INST] {{ if .System }}{{ .System }}\n\n{{ end }}{{ .Prompt }} [/INST] {{ .Response }}</s>",
		stop: ["[INST]", "[/INST]", "</s>"],
	},
];

/** The format of a chat template in Jinja; undefined where it is none of those that many models share. */
export function chatFormatOf(jinja: string): ChatFormat | undefined {
	return FORMATS.find(({ marks }) => marks.every((mark) => jinja.includes(mark)));
}
