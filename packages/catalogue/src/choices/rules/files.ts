import type { Format } from "../contents/formatNames.ts";
import type { Formats } from "../contents/formats.ts";
import { hasCode } from "../../loading/hasCode.ts";
import { localApps } from "../../apps/localApps.ts";
import { otherName } from "../otherNames.ts";
import { READERS } from "./formats.ts";
import { app, type Facts, files, type Rule } from "./rule.ts";

/** Fetching the files, for every record, with what they probably are for. */
export const fetchedFiles: Rule = {
	name: "files",
	offers: (facts) => [files({ code: "files", ...toolOf(facts, toolFor(facts.record)), ...statedBy(facts) }, "tag")],
};

/** What the record names, and whether the catalogue has code for it. */
function statedBy({ named, record }: Facts): { stated?: string; isLoaded?: true } {
	const { library_name: name } = record;
	const stated = named?.prettyLabel ?? name;
	if (name === undefined || stated === undefined) return {};
	const library = named ?? otherName(name);
	const isLoaded = library === undefined ? APPS.has(name) : hasCode(library, record);
	return { stated, ...(isLoaded && { isLoaded }) };
}

const APPS: ReadonlySet<string> = new Set(localApps.map(({ key }) => key));

/** Files of a diffusion model for ComfyUI, which Diffusers cannot load as a pipeline. */
export const singleFile: Rule = {
	name: "single-file",
	offers: ({ record, named, contents }) => {
		if (!isSingleFile(record) || contents.adapter !== undefined) return [];
		const isPipeline = record.tags.some((tag) => tag.startsWith("diffusers:"));
		const isOther = named !== undefined && named.key !== "diffusers" && hasCode(named, record);
		if (isPipeline || isOther) return [];
		return [
			app("comfyui", { code: "app", loader: "ComfyUI" }, "tag"),
			files({ code: "files", tool: "ComfyUI" }, "tag"),
		];
	},
};

/** Whether a record says that its files are laid out for ComfyUI. */
export const isSingleFile = ({ tags, library_name: stated }: Facts["record"]): boolean =>
	LAYOUTS.some((layout) => tags.includes(layout) || stated?.toLowerCase() === layout);

const LAYOUTS = ["comfyui", "diffusion-single-file"];

function toolOf({ contents: { formats } }: Facts, tool: string | undefined): { tool?: string; format?: Format } {
	if (tool !== undefined) return { tool };
	const format = onlyFormat(formats);
	const reader = format && READERS.get(format);
	return reader !== undefined && "tool" in reader ? { tool: reader.tool, ...(format && { format }) } : {};
}

const onlyFormat = (formats: Formats): Format | undefined => (formats.size === 1 ? [...formats.keys()][0] : undefined);

/** A program for the model, by a tag or its name. */
const toolFor = ({ id, tags }: Facts["record"]): string | undefined =>
	TOOLS.find(([tag, , name]) => tags.includes(tag) || name?.test(id))?.[1];

/** Programs outside the catalogue, by the tags of their models, or by the models' names. */
const TOOLS: readonly (readonly [tag: string, tool: string, name?: RegExp])[] = [
	["comfyui", "ComfyUI"],
	["diffusion-single-file", "ComfyUI"],
	["kokoro", "the package kokoro", /kokoro/i],
	["coqui", "the package coqui-tts", /xtts/i],
	["qwen3_asr", "the package qwen-asr", /qwen3-asr/i],
	["faster-whisper", "faster-whisper"],
	["sherpa-onnx", "sherpa-onnx"],
	["whisper.cpp", "whisper.cpp", /whisper\.cpp/i],
	["tabpfn", "the package tabpfn", /tabpfn/i],
	...robots(),
];

/**
 * Robots and cars, whose programs are only on GitHub and need recordings of a drive or a robot: NVlabs/alpamayo2@054d6ef README.md;
 * sii-research/tau-0-vla@ce8c23a README.md, by which its weights are only to be tuned; moojink/openvla-oft, of which no file could be
 * read here on 24 November 2026.
 */
function robots(): readonly (readonly [tag: string, tool: string, name?: RegExp])[] {
	return [
		["alpamayo2_super", "the program github.com/NVlabs/alpamayo2"],
		["tau_vla", "the program github.com/sii-research/tau-0-vla, which tunes it for a robot"],
		["openvla-oft", "the program github.com/moojink/openvla-oft", /openvla.*oft/i],
	];
}
