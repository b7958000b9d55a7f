import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";
import { GGUF, MLX } from "../shared/conditions.ts";

export const atomicChat: LinkedApp = {
	key: "atomic-chat",
	prettyLabel: "Atomic Chat",
	docsUrl: "https://atomic.chat",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { any: [GGUF, MLX] },
	deeplink: ({ id }) => url`atomic-chat://models/huggingface/${id}`,
};
