import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";
import { GGUF } from "../shared/conditions.ts";

export const backyard: LinkedApp = {
	key: "backyard",
	prettyLabel: "Backyard AI",
	summary: "Chats with fictional characters on local language models; formerly named Faraday.",
	docsUrl: "https://backyard.ai",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	deeplink: ({ id }) => url`https://backyard.ai/hf/model/${id}`,
};
