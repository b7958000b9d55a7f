import type { ShowsWhen } from "../shapes.ts";

/** A GGUF model for text: its context length is known. */
export const GGUF: ShowsWhen = { gguf: "context_length" };

export const MLX: ShowsWhen = { tag: "mlx" };

const QUANTIZED: ShowsWhen = { quantMethodIn: ["awq", "gptq", "aqlm", "marlin"] };
const TRANSFORMERS: ShowsWhen = { tag: "transformers" };
const WRITES: ShowsWhen = { taskIn: ["text-generation", "image-text-to-text"] };

/** Models that SGLang serves: text generation, in the formats of transformers. */
export const SERVED_BY_SGLANG: ShowsWhen = { all: [{ any: [QUANTIZED, TRANSFORMERS] }, WRITES] };

/** Models that vLLM serves: the same, and GGUF. */
export const SERVED_BY_VLLM: ShowsWhen = { all: [{ any: [QUANTIZED, GGUF, TRANSFORMERS] }, WRITES] };

/** Models in the GGUF files of DwarfStar, which other programs may not read. */
export const MADE_FOR_DS4: ShowsWhen = { any: [{ tag: "ds4" }, { tag: "dwarfstar" }] };

/** Models for a local agent: chat models that call tools. */
export const LOCAL_AGENT: ShowsWhen = {
	all: [{ any: [GGUF, MLX] }, { tag: "conversational" }, { chatTemplateMentions: "tools" }],
};

/** Chat models that a server of GGUF or MLX models takes. */
export const CHAT_SERVED: ShowsWhen = { all: [{ any: [GGUF, MLX] }, { tag: "conversational" }] };
