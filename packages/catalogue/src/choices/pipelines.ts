import type { ModelRecord } from "@vitrine/model";
import { familyOf, inDiffusers } from "./families.ts";

/**
 * Whether a repository is known to hold a whole pipeline of Diffusers: by its index, or the class that hubs read from it.
 * Many that name Diffusers hold a part, or the files of another program.
 */
export function isPipeline({ id, tags, config, siblings = [] }: ModelRecord): boolean {
	if (tags.some((tag) => tag.startsWith("diffusers:") || tag === "modular-diffusers")) return true;
	if (siblings.some(({ rfilename }) => INDEX.test(rfilename))) return true;
	if (config?.diffusers?.["_class_name"] !== undefined) return true;
	return inDiffusers(id) !== id || familyOf([id])?.base === id;
}

const INDEX = /^(?:modular_)?model_index\.json$/;
