import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const executorch: Library = {
	key: "executorch",
	prettyLabel: "ExecuTorch",
	summary: "Runs exported PyTorch models on phones, embedded devices and desktops, by the PyTorch project.",
	licence: { value: "BSD-3-Clause", source: "pypi:executorch 1.5.1", day: "2026-11-24" },
	languages: { value: ["Python", "C++"], source: "pypi:executorch 1.5.1", day: "2026-11-24" },
	platforms: { value: ["phone"], source: "pypi:executorch 1.5.1", day: "2026-11-24" },
	repoName: "ExecuTorch",
	repoUrl: "https://github.com/pytorch/executorch",
	docsUrl: "https://docs.pytorch.org/executorch",
	filter: false,
	countDownloads: { field: "path_extension", value: "pte" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "executorch", alsoNeeds: ["torch", "huggingface_hub"] },
	snippets: snippets,
};

/** A program states its methods and their inputs; what the inputs mean is up to its maker. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".pte");
	const code = py`
		${imports}

		from executorch.runtime import Runtime
		from huggingface_hub import snapshot_download

		${path}
		program = Runtime.get().load_program(path)
		for name in program.method_names:
		    method = program.metadata(name)
		    inputs = [method.input_tensor_meta(at).sizes() for at in range(method.num_inputs())]
		    print(name, inputs)
	`;
	return [{ code }];
}
