import { py, type Python } from "@vitrine/code";

/** Code that loads a model that joblib stored, as Python's own objects, whose file is the first of the record's list or is looked for. */
export function joblibFile(id: string, listed: readonly string[]): Python {
	const file = listed.find((name) => ENDINGS.test(name));
	return py`
		import joblib
		${file === undefined ? SEARCHING : FETCHING}

		${file === undefined ? first(id) : py`file = ${file}`}
		${RUNS_CODE}
		model = joblib.load(hf_hub_download(${id}, file))
		print(model)
	`;
}

const ENDINGS = /\.(?:joblib|pkl|pickle)$/;

const FETCHING = py`from huggingface_hub import hf_hub_download`;
const SEARCHING = py`from huggingface_hub import hf_hub_download, list_repo_files`;

const first = (id: string): Python => py`
	# The record lists no such file: this takes the first of the repository.
	files = [file for file in list_repo_files(${id}) if file.endswith((".joblib", ".pkl", ".pickle"))]
	file = files[0]
`;

/** What to know before a file is loaded. */
export const RUNS_CODE = py`# Loading runs code that the file contains: only load models from people you trust.`;
