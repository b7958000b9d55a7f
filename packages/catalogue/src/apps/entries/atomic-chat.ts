import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";
import { GGUF, MLX } from "../shared/conditions.ts";

export const atomicChat: LinkedApp = {
	key: "atomic-chat",
	prettyLabel: "Atomic Chat",
	summary: "Chats with local and hosted models on the desktop, by Atomic Bot.",
	languages: { value: ["Python"], source: "github:AtomicBot-ai/Atomic-Chat@1de4eba README.md", day: "2026-11-24" },
	platforms: {
		value: ["CPU", "CUDA", "Metal", "phone"],
		source: "github:AtomicBot-ai/Atomic-Chat@1de4eba README.md",
		day: "2026-11-23",
	},
	docsUrl: "https://atomic.chat",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { any: [GGUF, MLX] },
	deeplink: ({ id }) => url`atomic-chat://models/huggingface/${id}`,
};
