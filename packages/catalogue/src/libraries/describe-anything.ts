import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const describeAnything: Library = {
	key: "describe-anything",
	prettyLabel: "Describe Anything",
	summary: "Describes a marked region of an image or a video in detail, by NVIDIA with UC Berkeley and UCSF.",
	licence: { value: "Apache-2.0", source: "github:NVlabs/describe-anything@1b7961b README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:NVlabs/describe-anything@1b7961b README.md", day: "2026-11-23" },
	repoName: "Describe Anything",
	repoUrl: "https://github.com/NVlabs/describe-anything",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/NVlabs/describe-anything",
		checkout: "pip",
		alsoNeeds: ["pillow"],
	},
	modules: ["dam"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from urllib.request import urlopen

		from dam import DescribeAnythingModel, disable_torch_init
		from PIL import Image

		disable_torch_init()
		model = DescribeAnythingModel(
		    model_path=${model.id},
		    conv_mode="v1",
		    prompt_mode="full+focal_crop",
		).to("cuda")

		url = ${IMAGE}
		image = Image.open(urlopen(url)).convert("RGB")
		width, height = image.size
		# White pixels of the mask mark the region to describe: here, the centre.
		mask = Image.new("L", image.size, 0)
		mask.paste(255, (width // 4, height // 4, 3 * width // 4, 3 * height // 4))

		query = "<image>\nDescribe the masked region in detail."
		description = model.get_description(
		    [image], [mask], query, temperature=0.2, top_p=0.5, num_beams=1, max_new_tokens=512
		)
		print(description)
	`;
	return [{ code }];
}
