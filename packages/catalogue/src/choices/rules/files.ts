import type { Format } from "../contents/formatNames.ts";
import type { Formats } from "../contents/formats.ts";
import { READERS } from "./formats.ts";
import { type Facts, files, type Rule } from "./rule.ts";

/** Fetching the files, for every record, with what they probably are for. */
export const fetchedFiles: Rule = {
	name: "files",
	offers: (facts) => {
		const tool = TOOLS.find(([tag]) => facts.record.tags.includes(tag))?.[1];
		const stated = facts.named?.prettyLabel ?? facts.record.library_name;
		return [files({ code: "files", ...toolOf(facts, tool), ...(stated !== undefined && { stated }) }, "tag")];
	},
};

function toolOf({ contents: { formats } }: Facts, tool: string | undefined): { tool?: string; format?: Format } {
	if (tool !== undefined) return { tool };
	const format = onlyFormat(formats);
	const reader = format && READERS.get(format);
	return reader !== undefined && "tool" in reader ? { tool: reader.tool, ...(format && { format }) } : {};
}

const onlyFormat = (formats: Formats): Format | undefined => (formats.size === 1 ? [...formats.keys()][0] : undefined);

/** Programs outside the catalogue, by the tags of their models. */
const TOOLS: readonly (readonly [tag: string, tool: string])[] = [
	["comfyui", "ComfyUI"],
	["diffusion-single-file", "ComfyUI"],
	["kokoro", "the package kokoro"],
	["coqui", "the package coqui-tts"],
	["faster-whisper", "faster-whisper"],
	["sherpa-onnx", "sherpa-onnx"],
];
