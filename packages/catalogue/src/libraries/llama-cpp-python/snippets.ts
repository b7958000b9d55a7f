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
	const load = file === undefined ? foundFile(model.id, options) : knownFile(model.id, file, options);
	const code = py`
		${load}

		${call}
	`;
	return [{ code }];
}

function knownFile(id: string, file: GgufFile, options: Python): Python {
	if (file.parts !== undefined) return parts(id, file, options);
	return py`
		from llama_cpp import Llama

		llm = Llama.from_pretrained(repo_id=${id}, filename=${literalGlob(file.path)}, ${options})
	`;
}

/** Of a file in parts, the first is found, and all are downloaded. */
const foundFile = (id: string, options: Python): Python => py`
	from huggingface_hub import list_repo_files, snapshot_download
	from llama_cpp import Llama

	${foundGguf(id)}
	# A large file may be in several parts.
	parts = file.replace("-00001-of-", "-*-of-")
	folder = snapshot_download(${id}, allow_patterns=parts)
	llm = Llama(model_path=f"{folder}/{file}", ${options})
`;

/** All parts are downloaded, since llama.cpp loads the others beside the first. */
function parts(id: string, { path, parts: all }: GgufFile, options: Python): Python {
	return py`
		from huggingface_hub import snapshot_download
		from llama_cpp import Llama

		folder = snapshot_download(${id}, allow_patterns=${all ?? path})
		llm = Llama(model_path=f"{folder}/${path}", ${options})
	`;
}
