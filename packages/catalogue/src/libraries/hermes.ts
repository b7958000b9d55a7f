import type { Library } from "../shapes.ts";

export const hermes: Library = {
	key: "hermes",
	prettyLabel: "HERMES",
	summary: "Understands and predicts 3D driving scenes with one world model, by researchers of HUST and partners.",
	licence: { value: "Apache-2.0", source: "github:LMD0311/HERMES@0516cfe README.md", day: "2026-11-23" },
	repoName: "HERMES",
	repoUrl: "https://github.com/LMD0311/HERMES",
	filter: false,
	countDownloads: { field: "path", value: "ckpt/hermes_final.pth" },
	tasks: [],
	hostedTasks: [],
};
