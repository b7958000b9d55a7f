import { likelyClass, typeOf } from "../../loading/likelyClass.ts";
import { modelClassOf } from "../../libraries/peft/modelClass.ts";
import type { Contents } from "../contents/contents.ts";
import { isOutsideDiffusers } from "../families.ts";
import { mlxProgram } from "../mlxProgram.ts";
import { unknownPipeline } from "../pipelineClasses.ts";
import { type Facts, library, type Rule, unsure } from "./rule.ts";

interface Base {
	readonly base?: string;
	readonly isOfCard?: true;
}

/** The base model, and whether the card names it, but no tag. */
function base({ contents: { bases }, record }: Facts): Base {
	const [id] = bases.ids;
	if (id === undefined) return {};
	const isTagged = bases.relation === undefined || record.tags.some((tag) => endsWithId(tag, id));
	return isTagged ? { base: id } : { base: id, isOfCard: true };
}

const endsWithId = (tag: string, id: string): boolean =>
	tag.startsWith("base_model:") && tag.toLowerCase().endsWith(`:${id.toLowerCase()}`);

/** Whether the record speaks of Diffusers, or of what it makes. PEFT trains adapters of both kinds of models. */
function isDiffusion({ contents, named, tagged, record }: Facts): boolean {
	if (named?.key === "peft" && likelyClass(record) !== undefined) return false;
	if (named !== undefined && named.key !== "peft") return named.key === "diffusers";
	if (tagged.some(({ key }) => key === "diffusers")) return true;
	if (record.config?.peft?.task_type !== undefined) return false;
	return contents.subject?.value === "images" || contents.subject?.value === "video";
}

export const diffusionAdapter: Rule = {
	name: "adapter-diffusion",
	offers: (facts) => {
		const { adapter } = facts.contents;
		if (adapter === undefined || !isDiffusion(facts)) return [];
		const pipeline = unknownPipeline(facts.record);
		if (pipeline !== undefined)
			return [unsure(library("diffusers", { code: "unknown-pipeline", loader: "Diffusers", pipeline }, adapter.from))];
		const offer = library("diffusers", { code: "adapter", loader: "Diffusers", ...base(facts) }, adapter.from);
		return [isOutsideDiffusers(facts.contents.bases.ids[0] ?? "") ? unsure(offer) : offer];
	},
};

/** PEFT comes first where the card names it or Transformers, which cannot load an adapter without it. */
export const peftAdapter: Rule = {
	name: "adapter-peft",
	offers: (facts) => {
		const { adapter } = facts.contents;
		if (adapter === undefined || (adapter.kind !== "lora" && adapter.kind !== "peft")) return [];
		if (facts.named === undefined ? isDiffusion(facts) : !WITH_PEFT.has(facts.named.key)) return [];
		if (facts.contents.formats.has("gguf") || facts.record.library_name?.startsWith("mlx")) return [];
		const own = facts.contents.bases.ids.some((id) => /gliner2/i.test(id));
		if (own) return [library("gliner2", { code: "adapter", loader: "GLiNER2", ...base(facts) }, adapter.from)];
		const offer = library("peft", { code: "adapter", loader: "PEFT", ...base(facts) }, adapter.from);
		return [hasClass(facts) ? offer : unsure(offer)];
	},
};

/** Whether the record tells which class loads the base model: without one there is no code. */
const hasClass = ({ record, contents: { bases } }: Facts): boolean =>
	bases.ids.length > 0 && modelClassOf(record, bases.ids[0]) !== undefined;

/** Transformers for weights that are as many as those of the base model, which keep the name of PEFT but are no adapter. */
export const mergedAdapter: Rule = {
	name: "merged-adapter",
	offers: ({ contents, named, record }) => {
		if (named?.key !== "peft" || !isMerged(contents)) return [];
		const offer = library("transformers", { code: "merged" }, "card");
		return [typeOf(record) === undefined ? unsure(offer) : offer];
	},
};

/** Whether the weights of a record that names PEFT are those of a whole model. */
export const isMerged = ({ adapter, formats }: Contents): boolean =>
	adapter === undefined && formats.has("safetensors") && !formats.has("gguf");

const WITH_PEFT: ReadonlySet<string> = new Set(["peft", "transformers"]);

/** An adapter trained with MLX. */
export const mlxAdapter: Rule = {
	name: "adapter-mlx",
	offers: (facts) => {
		const { contents, record } = facts;
		if (contents.adapter === undefined || record.library_name?.startsWith("mlx") !== true) return [];
		const offer = library("mlx", { code: "adapter", loader: "MLX", ...base(facts) }, contents.adapter.from);
		return [mlxProgram(record) === undefined ? unsure(offer) : offer];
	},
};
