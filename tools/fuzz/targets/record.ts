import { choicesFor, loadSnippets } from "@vitrine/catalogue";
import { parseRecord, RecordError } from "@vitrine/model";
import { must, mustBeShort, type Target, textOf } from "../target.ts";

/** A record as JSON: it is read or refused, and whatever is read has a way to use it, and code. */
export const target: Target = {
	name: "record",
	run(input) {
		const raw = jsonOf(textOf(input));
		const record = recordOf(raw);
		if (record === undefined) return;
		must(record.id.isWellFormed(), "an id is well-formed text");
		for (const way of choicesFor(record).ways)
			if (way.kind !== "app") must(loadSnippets(way.library, record).length > 0, "every way has code or a note");
	},
	seeds: [
		'{"id":"a/b"}',
		'{"id":"a/b","tags":["gguf","license:mit"],"pipeline_tag":"text-generation","library_name":"transformers","config":{"model_type":"llama","quantization_config":{"quant_method":"awq","bits":4}},"cardData":{"base_model":"c/d"},"transformersInfo":{"auto_model":"AutoModel","processor":"AutoTokenizer"}}',
		'{"id":"a/lora","tags":["peft","base_model:adapter:c/d"],"config":{"peft":{"base_model_name_or_path":"c/d","task_type":"CAUSAL_LM"}},"siblings":[{"rfilename":"adapter_model.safetensors"}],"safetensors":{"parameters":{"BF16":12},"total":12},"gguf":{"total":3,"architecture":"llama"}}',
	],
	words: [
		'"id"',
		'"modelId"',
		'"tags"',
		'"pipeline_tag"',
		'"library_name"',
		'"config"',
		'"cardData"',
		'"siblings"',
		'"rfilename"',
		'"gguf"',
		'"safetensors"',
		'"base_model"',
		'"widgetData"',
		'"mask_token"',
		'"inferenceProviderMapping"',
		'"__proto__"',
		'"constructor"',
		"[",
		"]",
		"{",
		"}",
		"null",
		"true",
		"-0",
		"1e309",
		'"\\ud800"',
		'"\\u0000"',
		'"diffusers"',
		'"peft"',
		'"keras"',
		'"sklearn"',
	],
};

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return undefined;
	}
}

function recordOf(raw: unknown) {
	try {
		const { record, notes } = parseRecord(raw);
		notes.forEach(mustBeShort);
		return record;
	} catch (error) {
		if (!(error instanceof RecordError)) throw error;
		mustBeShort(error.message);
		return undefined;
	}
}
