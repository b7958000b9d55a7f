import { sh, when, type Shell } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";

/** The option without which servers refuse a repository that brings its own Python code. */
export const remoteCode = (model: ModelRecord): Shell => when(hasTag(model, "custom_code"), sh` --trust-remote-code`);
