import { sh, when, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Selected } from "./choices.ts";

/** The arguments with which llama.cpp downloads a model: its quantization, or its file if that is ambiguous. */
export const llamaArguments = ({ id }: ModelRecord, { tag, file }: Selected): Shell =>
	tag === undefined && file !== undefined ? sh`--hf-repo ${id} --hf-file ${file}` : sh`-hf ${tagged(id, tag)}`;

/** A repository and, after a colon, one of its models; without it, the tools choose one. */
export const tagged = (id: string, tag: string | undefined): string => (tag === undefined ? id : `${id}:${tag}`);

/** The code, under a comment on how to choose if the choice is open. */
export const choosable = (code: Shell, isOpen: boolean, hint = BY_TAG): Shell =>
	sh`
		${when(isOpen, hint)}
		${code}
	`;

const BY_TAG = sh`# To choose a quantization, add it to the model after a colon (:Q8_0).`;
