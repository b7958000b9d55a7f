import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const cotracker: Library = {
	key: "cotracker",
	prettyLabel: "CoTracker",
	summary: "Tracks many points through a video at once, by Meta and the University of Oxford.",
	languages: {
		value: ["Python"],
		source: "github:facebookresearch/co-tracker@007c86f README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:facebookresearch/co-tracker@007c86f README.md",
		day: "2026-11-24",
	},
	repoName: "CoTracker",
	repoUrl: "https://github.com/facebookresearch/co-tracker",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/facebookresearch/co-tracker",
		checkout: "pip",
		alsoNeeds: ["torch", "imageio", "imageio-ffmpeg"],
	},
	loads: ({ id }) => ENTRIES.has(id),
	snippets: snippets,
};

/** The entry of the repository's `hubconf.py` for each repository of weights. */
const ENTRIES: ReadonlyMap<string, string> = new Map([
	["facebook/cotracker", "cotracker2"],
	["facebook/cotracker3", "cotracker3_offline"],
]);

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const entry = ENTRIES.get(id);
	if (entry === undefined)
		return [{ note: `The code of CoTracker fetches only ${[...ENTRIES.keys()].join(" and ")}.` }];
	const code = py`
		import imageio.v3 as iio
		import torch

		model = torch.hub.load("facebookresearch/co-tracker", ${entry})

		frames = iio.imread("video.mp4", plugin="FFMPEG")
		video = torch.tensor(frames).permute(0, 3, 1, 2)[None].float()
		tracks, visible = model(video, grid_size=10)
		print(tracks.shape, visible.shape)
	`;
	return [{ code }];
}
