import type { ModelRecord } from "@vitrine/model";
import type { Contents } from "../contents/contents.ts";
import { pipelineClass } from "../contents/pipelineClass.ts";
import { acestep } from "../../libraries/acestep.ts";
import { files, library, type Program, type Rule } from "./rule.ts";

/** A model that only a program without a released package loads: the code for that program, or the files. */
export const ownProgram: Rule = {
	name: "own-program",
	offers: ({ program }) => {
		if (program === undefined) return [];
		const { label, library: loader } = program;
		return loader === undefined
			? [files({ code: "files", tool: label }, "name")]
			: [{ ...library(loader.key, { code: "named", loader: loader.prettyLabel }, "tag"), fit: "fits" }];
	},
};

/**
 * The program that alone loads a model, although the record names a class or a library that reads its weights in part. It has no
 * released package. Conversions of such models have programs of their own. OpenVision 2, which reads no texts, needs a changed
 * open_clip (UCSC-VLAA/OpenVision@110e746 README.md).
 */
export function programOf(record: ModelRecord, { bases, formats }: Contents): Program | undefined {
	if (formats.has("gguf") || formats.has("mlx")) return undefined;
	if ([record.id, ...bases.ids, ...record.tags].some((one) => ROBOMETER.test(one)))
		return { label: "the program github.com/robometer/robometer" };
	if (record.tags.includes("openvision2")) return { label: "the program github.com/UCSC-VLAA/OpenVision" };
	if (!isAceStep(record)) return undefined;
	const label = "the program github.com/ace-step/ACE-Step-1.5";
	return acestep.loads?.(record) === true ? { label, library: acestep } : { label };
}

/** Robometer adds heads for progress and preference to Qwen3-VL, which no class of Transformers has: robometer/robometer@6fa19e0 README.md. */
const ROBOMETER = /(?:^|[-_/])robometer(?=$|[-_])/i;

/**
 * ACE-Step 1.5 consists of several models in folders, which its own program runs together (ace-step/ACE-Step-1.5@3697bdd README.md), or
 * of a pipeline of Diffusers in repositories of their own.
 */
const isAceStep = (record: ModelRecord): boolean =>
	pipelineClass(record) === undefined &&
	record.tags.some((tag) => tag === "ace-step-1.5" || (tag === "acestep" && record.tags.includes("custom_code")));
