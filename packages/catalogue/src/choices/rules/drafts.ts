import { assistedModel } from "../../apps/shared/assistant.ts";
import { app, type Offer, type Rule } from "./rule.ts";

/**
 * A model that only drafts the words of a larger one: servers load it beside that model, where the record names it. The base model of
 * some is another draft, which does not tell it.
 */
export const draftModel: Rule = {
	name: "draft-model",
	offers: ({ assists, record, contents: { formats, quantization } }) => {
		if (!assists || !formats.has("safetensors") || formats.has("gguf") || quantization?.value === "mlx") return [];
		if (assistedModel(record) === undefined) return [];
		const isForSglang = record.library_name === SGLANG || record.tags.includes(SGLANG);
		const isForVllm = record.library_name === VLLM || record.tags.includes(VLLM);
		const sglang = drafted(SGLANG, "SGLang");
		return isForSglang && !isForVllm ? [sglang, drafted(VLLM, "vLLM")] : [drafted(VLLM, "vLLM"), sglang];
	},
};

const drafted = (key: string, loader: string): Offer => ({
	...app(key, { code: "assists", loader }, "tag"),
	fit: "fits",
});

const [SGLANG, VLLM] = ["sglang", "vllm"];
