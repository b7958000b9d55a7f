import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const collectorvision: Library = {
	key: "collectorvision",
	prettyLabel: "CollectorVision",
	summary: "Identifies trading cards, such as Magic: The Gathering, in photos, by HanClinto.",
	licence: {
		value: "AGPL-3.0-or-later",
		source: "github:HanClinto/CollectorVision@01b4625 pyproject.toml",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:HanClinto/CollectorVision@0ecbfdb README.md",
		day: "2026-11-23",
	},
	platforms: { value: ["CPU"], source: "github:HanClinto/CollectorVision@0ecbfdb README.md", day: "2026-11-23" },
	repoName: "CollectorVision",
	repoUrl: "https://github.com/HanClinto/CollectorVision",
	filter: false,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/HanClinto/CollectorVision",
		checkout: "pip",
		alsoNeeds: ["onnxruntime"],
	},
	modules: ["collector_vision"],
	snippets: snippets,
};

/** One kind of model finds a card in an image, the other identifies cards; if the name tells neither, both are shown. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const finds = { title: "Corner detector", code: detector(id) };
	const tells = { title: "Embedder", code: embedder(id) };
	if (/cornelius|detector/i.test(id)) return [finds];
	return /milo|embedder/i.test(id) ? [tells] : [finds, tells];
}

function detector(id: string): Python {
	return py`
		from pathlib import Path

		import collector_vision as cvg
		import cv2
		from huggingface_hub import snapshot_download

		folder = Path(snapshot_download(${id}, allow_patterns="*.onnx*"))
		detector = cvg.NeuralCornerDetector(next(folder.rglob("*.onnx")))

		image = cv2.imread("card.jpg")
		detection = detector.detect(image)
		print(detection.corners, detection.sharpness)
		detection.dewarp(image).save("crop.png")
	`;
}

function embedder(id: string): Python {
	return py`
		from pathlib import Path

		import collector_vision as cvg
		from huggingface_hub import snapshot_download
		from PIL import Image

		folder = Path(snapshot_download(${id}, allow_patterns="*.onnx*"))
		embedder = cvg.NeuralEmbedder(next(folder.rglob("*.onnx")))

		# An image of only the card, as cropped by the corner detector.
		print(embedder.embed(Image.open("crop.png")).shape)
	`;
}
