import type { ModelRecord } from "@vitrine/model";
import { pipelineClass } from "./contents/pipelineClass.ts";
import { familyOf, inDiffusers } from "./families.ts";

/**
 * Whether a repository is known to hold a whole pipeline of Diffusers: by its index, or the class that hubs read from it.
 * Many that name Diffusers hold a part, or the files of another program.
 */
export function isPipeline(record: ModelRecord): boolean {
	const { id, tags, siblings = [] } = record;
	if (pipelineClass(record) !== undefined || tags.includes("modular-diffusers")) return true;
	if (siblings.some(({ rfilename }) => INDEX.test(rfilename))) return true;
	return inDiffusers(id) !== id || familyOf([id])?.base === id;
}

const INDEX = /^(?:modular_)?model_index\.json$/;
