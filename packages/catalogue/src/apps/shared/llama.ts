import { sh, when, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Selected } from "./choices.ts";

/** The arguments with which llama.cpp fetches a model: by its quantization, or by its file where that is not enough. */
export const llamaArguments = ({ id }: ModelRecord, { tag, file }: Selected): Shell =>
	tag === undefined && file !== undefined ? sh`--hf-repo ${id} --hf-file ${file}` : sh`-hf ${tagged(id, tag)}`;

/** A repository and, after a colon, which of its models; the tools choose one themselves where nothing follows. */
export const tagged = (id: string, tag: string | undefined): string => (tag === undefined ? id : `${id}:${tag}`);

/** The code; where the choice is open, under a word on how to make it. */
export const choosable = (code: Shell, isOpen: boolean, hint = BY_TAG): Shell =>
	sh`
		${when(isOpen, hint)}
		${code}
	`;

const BY_TAG = sh`# To choose a quantization, write it behind the model after a colon (:Q8_0).`;
