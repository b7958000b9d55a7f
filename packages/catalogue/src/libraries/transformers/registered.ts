import { commented, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { typeOf } from "../../loading/likelyClass.ts";
import { runsOwnCode } from "../../loading/remoteCode.ts";
import { loading, statedClasses } from "./autoClass.ts";
import { pipelineCall } from "./pipelineCalls.ts";
import { taskOf } from "./task.ts";

/**
 * A model whose own code has no class for its task, so that no pipeline finds one: it is loaded by the class that the code has, which
 * hubs give as a tag of another task. How it is called is only in that code. Undefined for other models.
 */
export function registeredSnippet(model: ModelRecord): Python | undefined {
	const task = taskOf(model) ?? "";
	const registered = SERVED.has(task) ? undefined : registeredFor(model);
	if (registered === undefined)
		return hasVoiceOfItsOwn(model) ? commented([NOT_NAMED], loading(model, VOICE)) : undefined;
	const [tag, loader] = registered;
	const note = py`# The code of this repository has a class for ${tag}, but none for ${task}: its card shows how to use it.`;
	const processor = statedClasses(model)?.processor ?? "AutoProcessor";
	return commented([note], loading(model, { model: loader, processor }));
}

/**
 * The class that the code of a repository has, by the record or a tag; undefined for types that Transformers has itself, except where
 * no pipeline tries both.
 */
function registeredFor(model: ModelRecord): (typeof CLASSES)[number] | undefined {
	if (!runsOwnCode(model)) return undefined;
	if (typeOf(model) !== undefined && (taskOf(model) === undefined || pipelineCall(model) !== undefined))
		return undefined;
	const stated = statedClasses(model)?.model;
	return CLASSES.find(([tag, loader]) => (stated === undefined ? model.tags.includes(tag) : stated === loader));
}

/** Whether a model speaks with its own code, of which no tag names the class: it is hardly one of the two that a pipeline looks for. */
const hasVoiceOfItsOwn = (model: ModelRecord): boolean =>
	SPEAKS.has(taskOf(model) ?? "") &&
	runsOwnCode(model) &&
	typeOf(model) === undefined &&
	statedClasses(model) === undefined;

const SPEAKS: ReadonlySet<string> = new Set(["text-to-audio", "text-to-speech"]);
const VOICE = { model: "AutoModel" };
const NOT_NAMED = py`# No tag names the class that this repository's own code has: its card shows how to use the model.`;

/** The tasks that hubs tag a model with by its class, the most general last. */
const CLASSES = [
	["text2text-generation", "AutoModelForSeq2SeqLM"],
	["text-generation", "AutoModelForCausalLM"],
	["feature-extraction", "AutoModel"],
] as const;

/** Tasks that these classes serve, and no task at all. */
const SERVED: ReadonlySet<string> = new Set([
	"",
	"feature-extraction",
	"image-feature-extraction",
	"sentence-similarity",
	"text-generation",
	"text2text-generation",
	"zero-shot-audio-classification",
]);
