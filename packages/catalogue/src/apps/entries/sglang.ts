import { sh } from "@vitrine/code";
import type { CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";
import { SERVED_BY_SGLANG } from "../shared/conditions.ts";
import { remoteCode } from "../shared/remoteCode.ts";

export const sglang: CommandedApp = {
	key: "sglang",
	prettyLabel: "SGLang",
	summary: "Serves language and multimodal models to many users on GPUs, by the SGLang team.",
	licence: { value: "Apache-2.0", source: "pypi:sglang 0.5.23", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "ROCm", "Metal", "NPU", "TPU"], source: "pypi:sglang 0.5.23", day: "2026-11-23" },
	docsUrl: "https://docs.sglang.io",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: SERVED_BY_SGLANG,
	snippets: (model) => [
		{
			title: "Start the server",
			setup: sh`pip install sglang`,
			login: "command",
			code: sh`python3 -m sglang.launch_server --model-path ${model.id} --port 30000${remoteCode(model)}`,
		},
		ask(model, 30000),
	],
};
