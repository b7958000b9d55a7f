import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const sam3dBody: Library = {
	key: "sam-3d-body",
	prettyLabel: "SAM 3D Body",
	summary: "Reconstructs the 3D body of a person from one image, by Meta.",
	licence: {
		value: "LicenseRef-SAM",
		source: "github:facebookresearch/sam-3d-body@830c30b LICENSE",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:facebookresearch/sam-3d-body@31ab9f7 INSTALL.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:facebookresearch/sam-3d-body@31ab9f7 INSTALL.md",
		day: "2026-11-24",
	},
	repoName: "SAM 3D Body",
	repoUrl: "https://github.com/facebookresearch/sam-3d-body",
	filter: false,
	countDownloads: { field: "path", value: "model_config.yaml" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/facebookresearch/sam-3d-body" },
	modules: ["notebook"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		# Run in a clone of https://github.com/facebookresearch/sam-3d-body.
		import cv2
		from notebook.utils import save_mesh_results, setup_sam_3d_body

		estimator = setup_sam_3d_body(hf_repo_id=${model.id})

		image = cv2.imread("people.jpg")
		people = estimator.process_one_image(cv2.cvtColor(image, cv2.COLOR_BGR2RGB))
		save_mesh_results(image, people, estimator.faces, "output", "people")
	`;
	return [{ code }];
}
