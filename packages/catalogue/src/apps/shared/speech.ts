import type { ModelRecord } from "@vitrine/model";

/**
 * Whether a repository holds a speech model in the layout of llama.cpp, which its makers convert for `llama-tts`. Files of the
 * same model by others are mostly for other programs.
 */
export const isForLlamaTts = ({ id, tags }: ModelRecord): boolean =>
	/^ggml-org\/(?:qwen3-tts|pocket-tts)/i.test(id) || (tags.includes("llama.cpp") && /qwen3-tts/i.test(id));
