import { sh } from "@vitrine/code";
import type { CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";

export const mlcLlm: CommandedApp = {
	key: "mlc-llm",
	prettyLabel: "MLC LLM",
	summary: "Runs and serves language models that were compiled for GPUs, phones and browsers, by the MLC community.",
	licence: { value: "Apache-2.0", source: "github:mlc-ai/mlc-llm@00c44c3 python/setup.py", day: "2026-11-24" },
	languages: {
		value: ["Python"],
		source: "github:mlc-ai/mlc-llm@2b94db3 docs/get_started/quick_start.rst",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CPU", "CUDA", "Metal", "browser", "phone"],
		source: "github:mlc-ai/mlc-llm@00e5091 README.md",
		day: "2026-11-24",
	},
	docsUrl: "https://llm.mlc.ai/docs/",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { any: [{ tag: "mlc-llm" }, { library: "mlc-llm" }] },
	snippets: (model) => {
		const name = `HF://${model.id}`;
		return [
			{ title: "Chat in the terminal", setup, login: "command", code: sh`mlc_llm chat ${name}` },
			{ title: "Start the server", setup, login: "command", code: sh`mlc_llm serve ${name}` },
			ask(model, 8000, name),
		];
	},
};

/** The package uses Metal or Vulkan. For CUDA and ROCm, there are others. */
const setup = sh`
	# It downloads models with Git LFS, which must be installed, too.
	python -m pip install --pre -U -f https://mlc.ai/wheels \
	    mlc-llm-nightly-cpu mlc-ai-nightly-cpu
`;
