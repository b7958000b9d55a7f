import { py, when, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";

/** The argument, after a comma, that a repository with its own Python code requires. */
export const remoteCode = (model: ModelRecord): Python =>
	when(model.tags.includes("custom_code"), py`, trust_remote_code=True`);
