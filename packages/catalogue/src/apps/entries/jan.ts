import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";
import { GGUF } from "../shared/conditions.ts";

export const jan: LinkedApp = {
	key: "jan",
	prettyLabel: "Jan",
	docsUrl: "https://jan.ai",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	deeplink: ({ id }) => url`jan://models/huggingface/${id}`,
};
