import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { basesOf } from "../../choices/contents/bases.ts";
import { contentsOf } from "../../choices/contents/contents.ts";
import { pipelineClass } from "../../choices/contents/pipelineClass.ts";
import { familyOf, inDiffusers } from "../../choices/families.ts";
import { filmOfClass } from "./filmClasses.ts";
import { fittingCall } from "./fitting.ts";
import { isModularFilm, modular } from "./modular.ts";
import { type Start, start } from "./start.ts";

/** A whole pipeline, with the call for its task. */
export function wholePipeline(model: ModelRecord): Python {
	const { id, pipeline_tag: task = taskOfClass(model) } = model;
	const from = inDiffusers(id);
	const note = from === id ? {} : { before: py`# The same model in the layout of Diffusers.` };
	if (isModularFilm(familiar(model))) return modular(model, { from, ids: familiar(model), ...note });
	const call = fittingCall(task, familiar(model), filmOfClass(model));
	return py`
		${start({
			pipeline: pipelineOf(model, call.pipeline),
			from,
			...note,
			...kernels(model),
			utils: call.utils,
			half: call.full !== true,
		})}

		${call.code(model)}
	`;
}

/** The task of a class whose call takes no text; undefined for others. */
const taskOfClass = (model: ModelRecord): string | undefined =>
	UNCONDITIONAL.has(pipelineClass(model) ?? "") ? "unconditional-image-generation" : undefined;

const UNCONDITIONAL: ReadonlySet<string> = new Set(
	["ConsistencyModel", "DDIM", "DDPM", "KarrasVe", "LDM", "PNDM", "ScoreSdeVe"].map((name) => `${name}Pipeline`),
);

/** Nunchaku Lite runs kernels of a publisher whom Diffusers trusts only if a variable says so before it is imported. */
const kernels = (model: ModelRecord): Pick<Start, "first"> =>
	contentsOf(model).quantization?.value === "nunchaku-lite" ? { first: KERNELS } : {};

const KERNELS = py`
	import os

	# Lets Diffusers download and run code: the kernels of rootonchair/nunchaku-lite-kernels.
	os.environ["DIFFUSERS_TRUST_REMOTE_KERNELS"] = "true"

`;

/** A repository names a class for its task itself, except that those of the known families start from a text. */
const pipelineOf = (model: ModelRecord, pipeline: string): string =>
	familyOf(familiar(model)) === undefined ? "DiffusionPipeline" : pipeline;

/** The ids that tell its family: its own, then those of its base models. */
const familiar = (model: ModelRecord): readonly string[] => [model.id, ...basesOf(model).ids];
