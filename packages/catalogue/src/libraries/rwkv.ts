import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const rwkv: Library = {
	key: "rwkv",
	prettyLabel: "RWKV",
	summary: "Runs RWKV language models, whose memory does not grow with the text, by Bo Peng.",
	licence: { value: "Apache-2.0", source: "pypi:rwkv 0.8.32", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:rwkv 0.8.32", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:rwkv 0.8.32", day: "2026-11-23" },
	repoName: "RWKV-LM",
	repoUrl: "https://github.com/BlinkDL/RWKV-LM",
	docsUrl: "https://rwkv.com/",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "rwkv", alsoNeeds: ["huggingface_hub", "numpy", "torch"] },
	snippets: snippets,
};

/** The loader takes the path without its ".pth". */
function snippets({ id, siblings }: ModelRecord): readonly LoadSnippet[] {
	const file = siblings?.find(({ rfilename }) => rfilename.endsWith(".pth"))?.rfilename;
	const code = py`
		import os

		os.environ["RWKV_V7_ON"] = ${/rwkv-?7|rwkv7/i.test(file ?? id) ? "1" : "0"}

		${file === undefined ? FIRST_FILE : py`from huggingface_hub import hf_hub_download`}
		from rwkv.model import RWKV
		from rwkv.utils import PIPELINE

		${file === undefined ? firstOf(id) : py`path = hf_hub_download(${id}, ${file})`}
		model = RWKV(model=path.removesuffix(".pth"), strategy="cpu fp32")
		pipeline = PIPELINE(model, "rwkv_vocab_v20230424")

		print(pipeline.generate(${STORY_START}, token_count=100))
	`;
	return [{ code }];
}

const FIRST_FILE: Python = py`from huggingface_hub import hf_hub_download, list_repo_files`;

/** If the record lists no files, the code looks them up. */
const firstOf = (id: string): Python => py`
	files = [file for file in list_repo_files(${id}) if file.endswith(".pth")]
	path = hf_hub_download(${id}, files[0])
`;
