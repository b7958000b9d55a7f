import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";
import { GGUF } from "../shared/conditions.ts";
import { withSlashes } from "../shared/links.ts";

export const recursechat: LinkedApp = {
	key: "recursechat",
	prettyLabel: "RecurseChat",
	summary: "Chats with local models and your documents on a Mac.",
	docsUrl: "https://recurse.chat",
	mainTask: "text-generation",
	macOSOnly: true,
	showsWhen: GGUF,
	deeplink: ({ id }) => withSlashes(url`recursechat://new-hf-gguf-model?hf-model-id=${id}`),
};
