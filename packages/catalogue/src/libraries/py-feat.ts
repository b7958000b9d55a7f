import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const pyFeat: Library = {
	key: "py-feat",
	prettyLabel: "Py-Feat",
	summary: "Detects faces, facial expressions and emotions in images and videos, by the Cosan Lab of Dartmouth.",
	licence: { value: "MIT", source: "pypi:py-feat 2.1.5", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:py-feat 2.1.5", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:py-feat 2.1.5", day: "2026-11-24" },
	repoName: "Py-Feat",
	repoUrl: "https://github.com/cosanlab/py-feat",
	docsUrl: "https://py-feat.org/",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "py-feat" },
	modules: ["feat"],
	loads: ({ id }) => PARTS.has(id),
	snippets: snippets,
};

/** A repository of the makers holds one part of a detector: the option that selects it. */
const PARTS: ReadonlyMap<string, Python> = new Map([
	["py-feat/retinaface_r34", py`face_model="retinaface"`],
	["py-feat/img2pose", py`face_model="img2pose"`],
	["py-feat/mobilefacenet", py`landmark_model="mobilefacenet"`],
	["py-feat/mobilenet", py`landmark_model="mobilenet"`],
	["py-feat/pfld", py`landmark_model="pfld"`],
	["py-feat/xgb_au", py`au_model="xgb"`],
	["py-feat/svm_au", py`au_model="svm"`],
	["py-feat/resmasknet", py`emotion_model="resmasknet"`],
	["py-feat/svm_emo", py`emotion_model="svm"`],
	["py-feat/facenet", py`identity_model="facenet"`],
	["py-feat/arcface_r50", py`identity_model="arcface"`],
	["py-feat/l2cs", py`gaze_model="l2cs"`],
]);

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const part = PARTS.get(id);
	if (part === undefined) return [{ note: `No option of the detector of py-feat is known to select ${id}.` }];
	const code = py`
		from feat import Detectorv1

		detector = Detectorv1(${part})

		faces = detector.detect("photo.jpg", data_type="image")
		print(faces)
	`;
	return [{ code }];
}
