import { draftedModel } from "../../apps/shared/assistant.ts";
import { assistantClass } from "../../libraries/transformers/assisting.ts";
import type { Reason } from "../reasons.ts";
import { isLanguage } from "../contents/textGguf.ts";
import { app, library, type Offer, type Rule } from "./rule.ts";

/**
 * A model that only drafts the words of a larger one: programs load it beside that model. The base model of some is another draft, which
 * does not tell the larger one.
 */
export const draftModel: Rule = {
	name: "draft-model",
	offers: ({ assists, record, contents }) => {
		if (!assists || draftedModel(record) === undefined) return [];
		const { formats, quantization } = contents;
		if (formats.has("gguf")) return isLanguage(contents) ? [drafted("llama.cpp", "llama.cpp")] : [];
		if (quantization?.value === "mlx") return [drafted("mlx-vlm", "MLX VLM")];
		if (!formats.has("safetensors")) return [];
		if (assistantClass(record) !== undefined)
			return [fitting(library("transformers", needsLarger("Transformers"), "tag"))];
		const isForSglang = record.library_name === SGLANG || record.tags.includes(SGLANG);
		const isForVllm = record.library_name === VLLM || record.tags.includes(VLLM);
		const sglang = drafted(SGLANG, "SGLang");
		return isForSglang && !isForVllm ? [sglang, drafted(VLLM, "vLLM")] : [drafted(VLLM, "vLLM"), sglang];
	},
};

const drafted = (key: string, loader: string): Offer => fitting(app(key, needsLarger(loader), "tag"));

const needsLarger = (loader: string): Reason => ({ code: "assists", loader });

const fitting = (offer: Offer): Offer => ({ ...offer, fit: "fits" });

const [SGLANG, VLLM] = ["sglang", "vllm"];
