import type { ModelRecord } from "@vitrine/model";

/** The class of Diffusers that a repository names, by its index or the tag that hubs make of it. */
export const pipelineClass = ({ tags, config }: ModelRecord): string | undefined =>
	config?.diffusers?.["_class_name"] ?? tags.find((tag) => tag.startsWith(TAG))?.slice(TAG.length);

const TAG = "diffusers:";
