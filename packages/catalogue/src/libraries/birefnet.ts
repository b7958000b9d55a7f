import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const birefnet: Library = {
	key: "birefnet",
	prettyLabel: "BiRefNet",
	summary: "Separates the foreground of high-resolution images from the background, by Peng Zheng and co-authors.",
	licence: { value: "MIT", source: "github:ZhengPeng7/BiRefNet@28ac099 LICENSE", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:ZhengPeng7/BiRefNet@05739d6 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:ZhengPeng7/BiRefNet@05739d6 README.md", day: "2026-11-24" },
	repoName: "BiRefNet",
	repoUrl: "https://github.com/ZhengPeng7/BiRefNet",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "pypi",
		name: "transformers",
		alsoNeeds: ["einops", "kornia", "pillow", "timm", "torch", "torchvision"],
	},
	snippets: snippets,
};

/** The repositories contain the code of the model, so `trust_remote_code` is required. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from urllib.request import urlopen

		import torch
		from PIL import Image
		from torchvision import transforms
		from torchvision.transforms.functional import to_pil_image
		from transformers import AutoModelForImageSegmentation

		model = AutoModelForImageSegmentation.from_pretrained(${model.id}, trust_remote_code=True).float().eval()
		transform = transforms.Compose(
		    [
		        transforms.Resize((1024, 1024)),
		        transforms.ToTensor(),
		        transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
		    ]
		)

		url = ${IMAGE}
		image = Image.open(urlopen(url)).convert("RGB")
		pixels = transform(image).unsqueeze(0)
		with torch.inference_mode():
		    mask = model(pixels)[-1].sigmoid()[0]
		image.putalpha(to_pil_image(mask).resize(image.size))
		image.save("foreground.png")
	`;
	return [{ code }];
}
