import { py, type Python } from "@vitrine/code";
import { foundFile } from "./foundFile.ts";

/** Code that loads a model that joblib stored, as Python's own objects, whose file is the first of the record's list or is looked for. */
export function joblibFile(id: string, listed: readonly string[]): Python {
	const file = listed.find((name) => ENDINGS.some((ending) => name.endsWith(ending)));
	return py`
		import joblib
		from huggingface_hub import ${file === undefined ? py`hf_hub_download, list_repo_files` : py`hf_hub_download`}

		${file === undefined ? foundFile(id, ENDINGS) : py`file = ${file}`}
		${RUNS_CODE}
		model = joblib.load(hf_hub_download(${id}, file))
		print(model)
	`;
}

const ENDINGS = [".joblib", ".pkl", ".pickle"] as const;

/** What to know before a file is loaded. */
export const RUNS_CODE = py`# Loading runs code that the file contains: only load models from people you trust.`;
