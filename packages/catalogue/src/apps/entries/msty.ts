import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";
import { GGUF } from "../shared/conditions.ts";

export const msty: LinkedApp = {
	key: "msty",
	prettyLabel: "Msty",
	summary: "Compares the answers of local and hosted models side by side on the desktop.",
	docsUrl: "https://msty.app",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	deeplink: ({ id }) => url`msty://models/search/hf/${id}`,
};
