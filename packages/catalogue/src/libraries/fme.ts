import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const fme: Library = {
	key: "fme",
	prettyLabel: "Full Model Emulation",
	summary: "Emulates weather and climate models at a fraction of their cost, by the Allen Institute for AI.",
	licence: { value: "Apache-2.0", source: "pypi:fme 2026.10.0", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:fme 2026.10.0", day: "2026-11-24" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:fme 2026.10.0", day: "2026-11-24" },
	repoName: "Full Model Emulation",
	repoUrl: "https://github.com/ai2cm/ace",
	docsUrl: "https://ai2-climate-emulator.readthedocs.io/en/latest/",
	filter: false,
	countDownloads: { field: "path_extension", value: "tar" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "fme", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".tar");
	const code = py`
		${imports}

		from fme.ace.stepper.single_module import load_stepper
		from huggingface_hub import snapshot_download

		${path}
		stepper = load_stepper(path)
		print(stepper.prognostic_names)
	`;
	return [{ code }];
}
