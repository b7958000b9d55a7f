import type { ModelRecord } from "@vitrine/model";
import { pipelineClass } from "./contents/pipelineClass.ts";
import { familyOf, inDiffusers } from "./families.ts";

/**
 * Whether a repository is known to hold a whole pipeline of Diffusers: by its index, or the class that hubs read from it.
 * Many that name Diffusers hold a part, or the files of another program.
 */
export function isPipeline(record: ModelRecord): boolean {
	const { id, tags, siblings = [] } = record;
	if (pipelineClass(record) !== undefined || tags.includes("modular-diffusers") || UNTAGGED.test(id)) return true;
	if (siblings.some(({ rfilename }) => INDEX.test(rfilename))) return true;
	return inDiffusers(id) !== id || familyOf([id])?.base === id;
}

/** Whether a model is MiniMax Music 3, a pipeline of blocks whose class hubs do not tag. */
export const isMusic3 = ({ id, tags }: ModelRecord): boolean => id === MUSIC3 || tags.includes("minimax_music3");

const MUSIC3 = "MiniMaxAI/MiniMax-Music3";

/** Pipelines that hubs tag with no class: that one, and Cosmos 3, which Diffusers 0.42 names in the documentation of its code. */
const UNTAGGED = /^(?:MiniMaxAI\/MiniMax-Music3$|nvidia\/Cosmos3-)/;

const INDEX = /^(?:modular_)?model_index\.json$/;
