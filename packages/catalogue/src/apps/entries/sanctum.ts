import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";
import { GGUF } from "../shared/conditions.ts";
import { withSlashes } from "../shared/links.ts";

export const sanctum: LinkedApp = {
	key: "sanctum",
	prettyLabel: "Sanctum",
	summary: "Chats with local models on the desktop, without sending data elsewhere.",
	docsUrl: "https://sanctum.ai",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	deeplink: ({ id }) => withSlashes(url`sanctum://open_from_hf?model=${id}`),
};
