import type { Library } from "../shapes.ts";
import { snippets } from "./ultralytics/snippets.ts";

export const ultralytics: Library = {
	key: "ultralytics",
	prettyLabel: "ultralytics",
	repoName: "ultralytics",
	repoUrl: "https://github.com/ultralytics/ultralytics",
	docsUrl: "https://github.com/ultralytics/ultralytics",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: ["object-detection"],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "ultralytics", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};
