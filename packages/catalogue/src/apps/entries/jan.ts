import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";
import { GGUF } from "../shared/conditions.ts";

export const jan: LinkedApp = {
	key: "jan",
	prettyLabel: "Jan",
	summary: "Chats with local and hosted models in an open-source desktop app, by Menlo Research.",
	licence: { value: "Apache-2.0", source: "github:janhq/jan@3aaa607 LICENSE", day: "2026-11-24" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "github:janhq/jan@001432d README.md", day: "2026-11-24" },
	docsUrl: "https://jan.ai",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	deeplink: ({ id }) => url`jan://models/huggingface/${id}`,
};
