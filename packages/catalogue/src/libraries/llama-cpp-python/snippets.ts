import { py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { foundGguf } from "../../loading/foundGguf.ts";
import { type GgufFile, ggufFile, literalGlob } from "../../loading/ggufFile.ts";
import type { LoadSnippet } from "../../shapes.ts";
import { callOf } from "./calls.ts";

/** The model from one of its GGUF files, with an example call. */
export function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const file = ggufFile(model);
	const { embeds, code: call } = callOf(model);
	const options = py`n_ctx=2048${when(embeds, py`, embedding=True`)}`;
	const load = file?.parts === undefined ? oneFile(model.id, file?.path, options) : parts(model.id, file, options);
	const code = py`
		${load}

		${call}
	`;
	return [{ code }];
}

function oneFile(id: string, path: string | undefined, options: Python): Python {
	const loaded = (file: Python): Python => py`llm = Llama.from_pretrained(repo_id=${id}, filename=${file}, ${options})`;
	if (path !== undefined)
		return py`
			from llama_cpp import Llama

			${loaded(py`${literalGlob(path)}`)}
		`;
	return py`
		from huggingface_hub import list_repo_files
		from llama_cpp import Llama

		${foundGguf(id)}
		${loaded(py`file`)}
	`;
}

/** All parts are downloaded, since llama.cpp loads the others beside the first. */
function parts(id: string, { path, parts: all }: GgufFile, options: Python): Python {
	return py`
		from huggingface_hub import snapshot_download
		from llama_cpp import Llama

		folder = snapshot_download(${id}, allow_patterns=${all ?? path})
		llm = Llama(model_path=f"{folder}/${path}", ${options})
	`;
}
