import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { foundFile } from "../loading/foundFile.ts";
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

/** The package knows the files of its makers' repositories; for others, it takes a configuration and a file. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const isOriginal = /^facebook\/sam2(?:\.1)?-hiera-/.test(model.id);
	const source = isOriginal ? ORIGINAL : built(model);
	return [
		{ title: "Image", code: picture(source.forImages(model.id)) },
		{ title: "Video", code: film(source.forFilms(model.id)) },
	];
}

/** How a predictor is loaded, with its imports. */
interface Loaded {
	readonly imports: Python;
	readonly code: Python;
}

interface Loading {
	readonly forImages: (id: string) => Loaded;
	readonly forFilms: (id: string) => Loaded;
}

const ORIGINAL: Loading = {
	forImages: (id) => ({
		imports: py`
			from PIL import Image
			from sam2.sam2_image_predictor import SAM2ImagePredictor
		`,
		code: py`predictor = SAM2ImagePredictor.from_pretrained(${id}, device=device)`,
	}),
	forFilms: (id) => ({
		imports: py`from sam2.sam2_video_predictor import SAM2VideoPredictor`,
		code: py`predictor = SAM2VideoPredictor.from_pretrained(${id}, device=device)`,
	}),
};

function built(model: ModelRecord): Loading {
	const named = [model.id, ...model.tags].join(" ").toLowerCase();
	const size = SIZES.find(([words]) => words.test(named))?.[1] ?? "l";
	const config = /sam-?2(?!\.?1)-?hiera/.test(named)
		? `configs/sam2/sam2_hiera_${size}`
		: `configs/sam2.1/sam2.1_hiera_${size}`;
	const listed = (model.siblings ?? []).map(({ rfilename }) => rfilename).find((name) => name.endsWith(".pt"));
	const hub =
		listed === undefined
			? py`from huggingface_hub import hf_hub_download, list_repo_files`
			: py`from huggingface_hub import hf_hub_download`;
	const file = py`
		# The configuration of the model that this one was tuned from: t, s, b+ or l for its size.
		config = ${`${config}.yaml`}
		${fetched(model.id, listed)}
	`;
	return {
		forImages: () => ({
			imports: py`
				${hub}
				from PIL import Image
				from sam2.build_sam import build_sam2
				from sam2.sam2_image_predictor import SAM2ImagePredictor
			`,
			code: py`
				${file}
				predictor = SAM2ImagePredictor(build_sam2(config, path, device=device))
			`,
		}),
		forFilms: () => ({
			imports: py`
				${hub}
				from sam2.build_sam import build_sam2_video_predictor
			`,
			code: py`
				${file}
				predictor = build_sam2_video_predictor(config, path, device=device)
			`,
		}),
	};
}

const SIZES: readonly (readonly [words: RegExp, size: string])[] = [
	[/tiny/, "t"],
	[/small/, "s"],
	[/base[-_ ]?plus/, "b+"],
];

/** Code that sets `path` to the weights: the first of the record's list, else the first of the repository. */
function fetched(id: string, listed: string | undefined): Python {
	if (listed !== undefined) return py`path = hf_hub_download(${id}, ${listed})`;
	return py`
		${foundFile(id, [".pt"])}
		path = hf_hub_download(${id}, file)
	`;
}

function picture({ imports, code }: Loaded): Python {
	return py`
		from urllib.request import urlopen

		import numpy as np
		import torch
		${imports}

		device = "cuda" if torch.cuda.is_available() else "cpu"
		${code}

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
function film({ imports, code }: Loaded): Python {
	return py`
		import numpy as np
		import torch
		${imports}

		device = "cuda" if torch.cuda.is_available() else "cpu"
		${code}

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
