import type { Library } from "../shapes.ts";

export const longcatVideoAvatar15: Library = {
	key: "longcat-video-avatar-1.5",
	prettyLabel: "LongCat-Video-Avatar 1.5",
	summary: "Makes a pictured person speak a recording, also in long videos, by Meituan's LongCat team.",
	repoName: "LongCat-Video-Avatar 1.5",
	repoUrl: "https://github.com/meituan-longcat/LongCat-Video",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
