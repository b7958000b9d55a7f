import type { Library } from "../shapes.ts";

export const vqweb: Library = {
	key: "vqweb",
	prettyLabel: "vqweb",
	summary: "Reads quantized embedding tables in JavaScript, by Thin Letter.",
	repoName: "vqweb",
	repoUrl: "https://github.com/rosecky/embedding-quantization-public/tree/main/packages/vqweb",
	docsUrl: "https://www.npmjs.com/package/@thinletterio/vqweb",
	filter: false,
	countDownloads: { field: "path_extension", value: "vqw" },
	tasks: [],
	hostedTasks: [],
};
