import { py, when, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { typeOf } from "./likelyClass.ts";

/** The argument, after a comma, that a repository with its own Python code requires. */
export const remoteCode = (model: ModelRecord): Python => when(model.tags.includes("custom_code"), TRUSTED);

/** The same for Transformers, which has some of these models itself by now. */
export const remoteClass = (model: ModelRecord): Python => when(runsOwnCode(model), TRUSTED);

/** Whether Transformers runs the code of a repository, and not a class of its own. */
export const runsOwnCode = (model: ModelRecord): boolean =>
	model.tags.includes("custom_code") && !BUILT_IN.has(typeOf(model) ?? "");

const TRUSTED = py`, trust_remote_code=True`;

/**
 * Types whose repositories still hold the code from before Transformers had the type. That code imports what Transformers 5 removed
 * (`is_torch_fx_available`, `LossKwargs`), while its own class reads the same weights.
 */
const BUILT_IN: ReadonlySet<string> = new Set("deepseek_v2 deepseek_v3 kimi_k25 minicpm3 phi3 phimoe".split(" "));
