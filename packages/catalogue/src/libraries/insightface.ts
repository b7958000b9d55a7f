import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const insightface: Library = {
	key: "insightface",
	prettyLabel: "InsightFace",
	summary: "Detects, compares and recognises faces with ONNX models, by the InsightFace project.",
	licence: { value: "MIT", source: "pypi:insightface 2.1", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:insightface 2.1", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:insightface 2.1", day: "2026-11-24" },
	repoName: "InsightFace",
	repoUrl: "https://github.com/deepinsight/insightface",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "insightface", alsoNeeds: ["opencv-python", "huggingface_hub", "onnxruntime"] },
	snippets: snippets,
};

/** The library reads the folder `models/<name>` of its root. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import cv2
		from huggingface_hub import snapshot_download
		from insightface.app.face_analysis import FaceAnalysis

		snapshot_download(${id}, local_dir="models/faces")
		app = FaceAnalysis(name="faces", root=".")
		app.prepare()

		for face in app.get(cv2.imread("photo.jpg")):
		    print(face.bbox, face.embedding)
	`;
	return [{ code }];
}
