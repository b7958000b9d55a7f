import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { foundFile } from "../../loading/foundFile.ts";
import { IMAGE } from "../../loading/samples.ts";
import type { LoadSnippet } from "../../shapes.ts";

/** One class loads every version; the file's name contains the version. */
export function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from huggingface_hub import ${isFound(model) ? py`hf_hub_download, list_repo_files` : py`hf_hub_download`}
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
	if (version === undefined)
		return py`
			${UNKNOWN_VERSION}
			path = hf_hub_download(${model.id}, "yolovXXn.pt")
		`;
	return py`
		${foundFile(model.id, [".pt"], smallest(version))}
		path = hf_hub_download(${model.id}, file)
	`;
}

const listedFile = ({ siblings = [] }: ModelRecord): string | undefined =>
	siblings.find(({ rfilename }) => rfilename.endsWith(".pt"))?.rfilename;

const versionOf = ({ tags }: ModelRecord): string | undefined =>
	tags.map((tag) => /^yolov([0-9]+)$/.exec(tag)?.[1]).find((found) => found !== undefined);

/** The file of the smallest model of a version; since version 11, its name has no "v". */
const smallest = (version: string): string => (Number(version) >= 11 ? `yolo${version}n.pt` : `yolov${version}n.pt`);

/** Whether the code has to look for the file. */
const isFound = (model: ModelRecord): boolean => listedFile(model) === undefined && versionOf(model) !== undefined;

const UNKNOWN_VERSION: Python = py`# No tag states the version (yolov8): replace XX with the correct version.`;
