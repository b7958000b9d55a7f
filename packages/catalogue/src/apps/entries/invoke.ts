import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";

export const invoke: LinkedApp = {
	key: "invoke",
	prettyLabel: "Invoke",
	summary: "Generates and edits images on a canvas in the browser, by the Invoke community.",
	licence: { value: "Apache-2.0", source: "pypi:InvokeAI 6.14.2", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:InvokeAI 6.14.2", day: "2026-11-23" },
	docsUrl: "https://github.com/invoke-ai/InvokeAI",
	mainTask: "text-to-image",
	macOSOnly: false,
	retired: true,
	showsWhen: { all: [{ library: "diffusers" }, { task: "text-to-image" }] },
	deeplink: ({ id }) => url`https://models.invoke.ai/huggingface/${id}`,
};
