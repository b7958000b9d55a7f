import { py, when, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";

/** The argument, comma first, without which a repository that brings its own Python code is not loaded. */
export const remoteCode = (model: ModelRecord): Python =>
	when(model.tags.includes("custom_code"), py`, trust_remote_code=True`);
