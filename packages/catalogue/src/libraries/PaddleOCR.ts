import type { Library } from "../shapes.ts";

export const paddleOcr: Library = {
	key: "PaddleOCR",
	prettyLabel: "PaddleOCR",
	repoName: "PaddleOCR",
	repoUrl: "https://github.com/PaddlePaddle/PaddleOCR",
	docsUrl: "https://www.paddleocr.ai/",
	filter: true,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "safetensors" },
			{ field: "path", value: "inference.pdiparams" },
			{ field: "path", value: "inference.onnx" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "paddleocr", alsoNeeds: ["paddlepaddle"] },
};
