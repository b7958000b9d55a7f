import type { ModelRecord } from "@vitrine/model";
import { isOnlyGguf, formatsOf } from "../../choices/contents/formats.ts";
import { holdsTextGguf } from "../../choices/contents/textGguf.ts";

/** Whether apps for GGUF run the model: the length of its context is known, or it holds GGUF files of a language model. */
export const runsGguf = (model: ModelRecord): boolean => hasContext(model) || holdsTextGguf(model);

/** Whether GGUF files are all that apps for other formats find: the hub read their header, or there are no other weights. */
export const runsOnlyGguf = (model: ModelRecord): boolean => hasContext(model) || isOnlyGguf(formatsOf(model));

const hasContext = ({ gguf }: ModelRecord): boolean => Boolean(gguf?.context_length);
