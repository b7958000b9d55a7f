import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const sam2: Library = {
	key: "sam2",
	prettyLabel: "sam2",
	summary: "Segments objects that you mark in an image, and follows them through a video, by Meta.",
	licence: { value: "Apache-2.0", source: "github:facebookresearch/sam2@05d9e57 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:facebookresearch/sam2@05d9e57 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:facebookresearch/sam2@05d9e57 INSTALL.md", day: "2026-11-24" },
	repoName: "sam2",
	repoUrl: "https://github.com/facebookresearch/segment-anything-2",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/facebookresearch/segment-anything-2",
		checkout: "project",
		alsoNeeds: ["torch"],
	},
	modules: ["sam2"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [
		{ title: "Image", code: picture(model.id) },
		{ title: "Video", code: film(model.id) },
	];
}

function picture(id: string): Python {
	return py`
		from urllib.request import urlopen

		import numpy as np
		import torch
		from PIL import Image
		from sam2.sam2_image_predictor import SAM2ImagePredictor

		device = "cuda" if torch.cuda.is_available() else "cpu"
		predictor = SAM2ImagePredictor.from_pretrained(${id}, device=device)

		url = ${IMAGE}
		image = Image.open(urlopen(url)).convert("RGB")
		point = [[image.width // 2, image.height // 2]]
		with torch.inference_mode(), torch.autocast(device, dtype=torch.bfloat16):
		    predictor.set_image(image)
		    masks, scores, _ = predictor.predict(point_coords=np.array(point), point_labels=np.array([1]))
		Image.fromarray((masks[scores.argmax()] * 255).astype(np.uint8)).save("mask.png")
	`;
}

/** The object marked in the first frame is tracked through the video. */
function film(id: string): Python {
	return py`
		import numpy as np
		import torch
		from sam2.sam2_video_predictor import SAM2VideoPredictor

		device = "cuda" if torch.cuda.is_available() else "cpu"
		predictor = SAM2VideoPredictor.from_pretrained(${id}, device=device)

		with torch.inference_mode(), torch.autocast(device, dtype=torch.bfloat16):
		    state = predictor.init_state("video.mp4")
		    predictor.add_new_points_or_box(
		        inference_state=state,
		        frame_idx=0,
		        obj_id=1,
		        points=np.array([[210, 350]], dtype=np.float32),
		        labels=np.array([1], dtype=np.int32),
		    )
		    for frame, objects, masks in predictor.propagate_in_video(state):
		        print(frame, objects, (masks > 0).sum().item())
	`;
}
