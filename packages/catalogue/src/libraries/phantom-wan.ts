import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const phantomWan: Library = {
	key: "phantom-wan",
	prettyLabel: "Phantom",
	summary: "Generates videos that keep the people and objects of reference images, by ByteDance.",
	languages: { value: ["Python"], source: "github:Phantom-video/Phantom@7e2997d README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:Phantom-video/Phantom@7e2997d generate.py", day: "2026-11-24" },
	repoName: "Phantom",
	repoUrl: "https://github.com/Phantom-video/Phantom",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/Phantom-video/Phantom",
		checkout: "requirements",
		alsoNeeds: ["huggingface_hub"],
	},
	modules: ["phantom_wan"],
	snippets: snippets,
};

/** The text encoder and the image decoder are those of the base model. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		# Run in a clone of https://github.com/Phantom-video/Phantom.
		import phantom_wan
		from huggingface_hub import hf_hub_download, snapshot_download
		from phantom_wan.configs import WAN_CONFIGS
		from phantom_wan.utils.utils import cache_video
		from PIL import Image, ImageOps

		config = WAN_CONFIGS["s2v-1.3B"]
		model = phantom_wan.Phantom_Wan_S2V(
		    config=config,
		    checkpoint_dir=snapshot_download("Wan-AI/Wan2.1-T2V-1.3B"),
		    phantom_ckpt=hf_hub_download(${model.id}, "Phantom-Wan-1.3B.pth"),
		    device_id=0,
		    rank=0,
		)

		size = (832, 480)
		subject = ImageOps.pad(Image.open("subject.png").convert("RGB"), size, color="white")
		video = model.generate(
		    "The toy boat from the picture sails across a bathtub full of foam.",
		    [subject],
		    size=size,
		    frame_num=81,
		    shift=5.0,
		    sampling_steps=50,
		    guide_scale_img=5.0,
		    guide_scale_text=7.5,
		    seed=42,
		)
		cache_video(
		    tensor=video[None],
		    save_file="video.mp4",
		    fps=config.sample_fps,
		    nrow=1,
		    normalize=True,
		    value_range=(-1, 1),
		)
	`;
	return [{ code }];
}
