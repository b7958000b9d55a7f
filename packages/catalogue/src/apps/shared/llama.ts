import { sh, type Shell, url, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { projectorFor, type Selected } from "./choices.ts";

/**
 * The arguments with which llama.cpp downloads a model: its quantization, or its file if that is ambiguous. With `-hf` it
 * finds the projector for images itself; beside a file, older versions need its address, and all if it is in a folder.
 */
export function llamaArguments(model: ModelRecord, { tag, file }: Selected): Shell {
	const { id } = model;
	if (tag !== undefined || file === undefined) return sh`-hf ${tagged(id, tag)}`;
	const projector = projectorFor(model, file);
	const where = projector && url`https://huggingface.co/${id}/resolve/main/${projector}`;
	return sh`--hf-repo ${id} --hf-file ${file}${where === undefined ? sh`` : sh` --mmproj-url ${where}`}`;
}

/** A repository and, after a colon, one of its models; without it, the tools choose one. */
export const tagged = (id: string, tag: string | undefined): string => (tag === undefined ? id : `${id}:${tag}`);

/** The code, under a comment on how to choose if the choice is open. */
export const choosable = (code: Shell, isOpen: boolean, hint = BY_TAG): Shell =>
	sh`
		${when(isOpen, hint)}
		${code}
	`;

/** llama.cpp, Ollama, node-llama-cpp and Docker Model Runner have the same default. */
const BY_TAG = sh`
	# The default is Q4_K_M, or another if the repository has none.
	# For another quantization, add it after a colon (:Q8_0).
`;

/** The quantization that most repositories have, for tools without a default. */
export const USUAL_QUANT = "Q4_K_M";

/** A comment above a command with `USUAL_QUANT`. */
export const IS_GUESSED = sh`# Q4_K_M is a guess. Use a quantization of the repository.`;
