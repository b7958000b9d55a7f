import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";

export const invoke: LinkedApp = {
	key: "invoke",
	prettyLabel: "Invoke",
	docsUrl: "https://github.com/invoke-ai/InvokeAI",
	mainTask: "text-to-image",
	macOSOnly: false,
	retired: true,
	showsWhen: { all: [{ library: "diffusers" }, { task: "text-to-image" }] },
	deeplink: ({ id }) => url`https://models.invoke.ai/huggingface/${id}`,
};
