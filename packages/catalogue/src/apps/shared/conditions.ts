import type { ShowsWhen } from "../shapes.ts";

/** A GGUF file that llama.cpp can chat with or write from: its context length is known. */
export const GGUF: ShowsWhen = { gguf: "context_length" };

export const MLX: ShowsWhen = { tag: "mlx" };

const QUANTIZED: ShowsWhen = { quantMethodIn: ["awq", "gptq", "aqlm", "marlin"] };
const TRANSFORMERS: ShowsWhen = { tag: "transformers" };
const WRITES: ShowsWhen = { taskIn: ["text-generation", "image-text-to-text"] };

/** What SGLang serves: models that write, in the formats of transformers. */
export const SERVED_BY_SGLANG: ShowsWhen = { all: [{ any: [QUANTIZED, TRANSFORMERS] }, WRITES] };

/** What vLLM serves: those, and GGUF. */
export const SERVED_BY_VLLM: ShowsWhen = { all: [{ any: [QUANTIZED, GGUF, TRANSFORMERS] }, WRITES] };

/** What an agent can work with: a model that chats, calls tools, and runs on this machine. */
export const LOCAL_AGENT: ShowsWhen = {
	all: [{ any: [GGUF, MLX] }, { tag: "conversational" }, { chatTemplateMentions: "tools" }],
};
