import { sh, when, type Shell } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";

/** The option that a repository with its own Python code requires. */
export const remoteCode = (model: ModelRecord): Shell => when(hasTag(model, "custom_code"), sh` --trust-remote-code`);
