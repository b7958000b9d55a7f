import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const roboOrchardLab: Library = {
	key: "robo-orchard-lab",
	prettyLabel: "RoboOrchardLab",
	summary: "Trains and evaluates models for robots in PyTorch, by Horizon Robotics.",
	licence: { value: "Apache-2.0", source: "pypi:robo-orchard-lab 0.4.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:robo-orchard-lab 0.4.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:robo-orchard-lab 0.4.0", day: "2026-11-24" },
	repoName: "RoboOrchardLab",
	repoUrl: "https://github.com/HorizonRobotics/RoboOrchardLab",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "robo-orchard-lab" },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from robo_orchard_lab.models import TorchModelMixin

		model = TorchModelMixin.load_model(${`hf://${id}`})
		print(model)
	`;
	return [{ code }];
}
