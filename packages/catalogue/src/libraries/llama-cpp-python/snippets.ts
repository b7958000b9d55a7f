import { py, type Python } from "@vitrine/code";
import { isConversational, type ModelRecord } from "@vitrine/model";
import { MESSAGES, STORY_START } from "../../loading/samples.ts";
import type { LoadSnippet } from "../../shapes.ts";
import { ggufFile, literalGlob } from "./ggufFile.ts";

/** The model from one of its GGUF files, with an example call. */
export function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const file = ggufFile(model);
	const loaded = file?.parts === undefined ? oneFile(model.id, file?.path) : parts(model.id, file.path, file.parts);
	const code = py`
		${loaded}

		${isChat(model) ? chat : completion}
	`;
	return [{ code }];
}

function oneFile(id: string, path: string | undefined): Python {
	const pattern = path === undefined ? py`filename="*Q4_K_M.gguf",  # a pattern that matches one file` : named(path);
	return py`
		from llama_cpp import Llama

		llm = Llama.from_pretrained(
		    repo_id=${id},
		    ${pattern}
		    n_ctx=2048,
		)
	`;
}

const named = (path: string): Python => py`filename=${literalGlob(path)},`;

/** All parts are downloaded, since llama.cpp loads the others beside the first. */
function parts(id: string, first: string, all: string): Python {
	return py`
		from huggingface_hub import snapshot_download
		from llama_cpp import Llama

		folder = snapshot_download(${id}, allow_patterns=${all})
		llm = Llama(model_path=f"{folder}/${first}", n_ctx=2048)
	`;
}

/** GGUF repositories rarely state a task; a model with another task than chat is not used as a chat model. */
function isChat(model: ModelRecord): boolean {
	const task = model.pipeline_tag ?? "text-generation";
	return isConversational(model) && (task === "text-generation" || task === "image-text-to-text");
}

const chat = py`
	output = llm.create_chat_completion(
	    messages=${MESSAGES},
	    max_tokens=512,
	)
	print(output["choices"][0]["message"]["content"])
`;

const completion = py`
	output = llm(${STORY_START}, max_tokens=512, echo=True)
	print(output["choices"][0]["text"])
`;
