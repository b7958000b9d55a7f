import { py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { foundFile } from "../../loading/foundFile.ts";
import { IMAGE } from "../../loading/samples.ts";
import type { LoadSnippet } from "../../shapes.ts";

/** One class loads every version; the file's name contains the version. */
export function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from huggingface_hub import ${listedFile(model) === undefined ? py`hf_hub_download, list_repo_files` : py`hf_hub_download`}
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
	const listed = listedFile(model);
	if (listed !== undefined) return py`path = hf_hub_download(${model.id}, ${listed})`;
	const version = versionOf(model);
	return py`
		${when(version === undefined, UNKNOWN_VERSION)}
		${foundFile(model.id, [".pt"], version === undefined ? UNKNOWN : smallest(version, model.pipeline_tag))}
		path = hf_hub_download(${model.id}, file)
	`;
}

const UNKNOWN = "yolovXXn.pt";

const listedFile = ({ siblings = [] }: ModelRecord): string | undefined =>
	siblings.find(({ rfilename }) => rfilename.endsWith(".pt"))?.rfilename;

/** The version that a tag states (yolov8, yolo26), else that in its name (yolo26n-cls), or that of its base model. */
function versionOf({ id, tags }: ModelRecord): string | undefined {
	const stated = tags.map((tag) => /^yolov?([0-9]+)(?:-[a-z]+)?$/.exec(tag)?.[1]);
	const names = [id, ...tags.filter((tag) => tag.startsWith("base_model:"))];
	const named = names.map((name) => /yolov?([0-9]{1,2})(?![0-9])/i.exec(name)?.[1]);
	return [...stated, ...named].find((found) => found !== undefined);
}

/** The file of the smallest model of a version for a task; since version 11, its name has no "v". */
const smallest = (version: string, task = ""): string =>
	`yolo${Number(version) >= 11 ? "" : "v"}${version}n${SUFFIXES.get(task) ?? ""}.pt`;

const SUFFIXES: ReadonlyMap<string, string> = new Map([
	["image-classification", "-cls"],
	["image-segmentation", "-seg"],
	["keypoint-detection", "-pose"],
]);

const UNKNOWN_VERSION: Python = py`# No tag states the version (yolov8): replace XX with the correct version.`;
