import { app, type Offer, type Rule } from "./rule.ts";

/** A model that only drafts the words of a larger one: servers load it beside that model, where the record names it. */
export const draftModel: Rule = {
	name: "draft-model",
	offers: ({ assists, record, contents: { bases, formats, quantization } }) => {
		if (!assists || bases.ids.length === 0 || !formats.has("safetensors") || quantization?.value === "mlx") return [];
		if (formats.has("gguf")) return [];
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
