import { py, sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { INSTALL } from "../installing/title.ts";
import { MESSAGES } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mlcLlm: Library = {
	key: "mlc-llm",
	prettyLabel: "MLC-LLM",
	summary: "Compiles language models to run on GPUs and phones, and in browsers, by the MLC project.",
	licence: { value: "Apache-2.0", source: "github:mlc-ai/mlc-llm@00c44c3 python/setup.py", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:mlc-ai/mlc-llm@00e5091 README.md", day: "2026-11-24" },
	platforms: {
		value: ["CPU", "CUDA", "Metal", "browser", "phone"],
		source: "github:mlc-ai/mlc-llm@00e5091 README.md",
		day: "2026-11-24",
	},
	repoName: "MLC-LLM",
	repoUrl: "https://github.com/mlc-ai/mlc-llm",
	docsUrl: "https://llm.mlc.ai/docs/",
	filter: false,
	countDownloads: { field: "path", value: "mlc-chat-config.json" },
	tasks: [],
	hostedTasks: [],
	modules: ["mlc_llm"],
	snippets: snippets,
};

/** Its packages are on a server of the project; this one uses Metal or Vulkan, and there are others for CUDA and ROCm. */
const INSTALLING = sh`
	python -m pip install --pre -U -f https://mlc.ai/wheels \
	    mlc-llm-nightly-cpu mlc-ai-nightly-cpu
`;

/** The engine compiles the model for the machine when it first loads it. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from mlc_llm import MLCEngine

		model = ${`HF://${id}`}
		engine = MLCEngine(model)

		answer = engine.chat.completions.create(messages=${MESSAGES}, model=model)
		print(answer.choices[0].message.content)
		engine.terminate()
	`;
	return [{ title: INSTALL, code: INSTALLING }, { code }];
}
