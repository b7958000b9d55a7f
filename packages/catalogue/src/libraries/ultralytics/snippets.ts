import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../../loading/samples.ts";
import type { LoadSnippet } from "../../shapes.ts";

/** One class loads every version; the file's name contains the version. */
export function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from huggingface_hub import hf_hub_download
		from ultralytics import YOLO

		${weights(model)}
		model = YOLO(path)

		results = model.predict(${IMAGE})
		print(results[0].summary())
		results[0].save("result.jpg")
	`;
	return [{ code }];
}

function weights(model: ModelRecord): Python {
	const listed = model.siblings?.find(({ rfilename }) => rfilename.endsWith(".pt"))?.rfilename;
	if (listed !== undefined) return py`path = hf_hub_download(${model.id}, ${listed})`;
	const version = model.tags.map((tag) => /^yolov([0-9]+)$/.exec(tag)?.[1]).find((found) => found !== undefined);
	return py`
		${version === undefined ? UNKNOWN_VERSION : USUAL_NAME}
		path = hf_hub_download(${model.id}, ${smallest(version ?? "XX")})
	`;
}

const UNKNOWN_VERSION: Python = py`# No tag states the version (yolov8): replace XX with the correct version.`;

const USUAL_NAME: Python = py`# The record lists no such file: this is the usual name of the smallest model.`;

/** The file of the smallest model of a version; since version 11, its name has no "v". */
const smallest = (version: string): string => (Number(version) >= 11 ? `yolo${version}n.pt` : `yolov${version}n.pt`);
