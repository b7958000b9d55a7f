import { joined, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { className, noClass } from "../../loading/className.ts";
import { modelArguments } from "../../loading/modelArguments.ts";
import { remoteClass } from "../../loading/remoteCode.ts";
import * as sample from "../../loading/samples.ts";
import { answering } from "./generating.ts";
import { imageMessages, imageNote } from "./imageMessages.ts";
import { hasChatTemplate, isChat, taskOf } from "./task.ts";

/** The classes to load a model with; a record may know only the first. */
export interface Classes {
	readonly model: string;
	readonly processor?: string | undefined;
}

/** The classes that the record states; undefined if it states none that can be imported. */
export function statedClasses({ transformersInfo }: ModelRecord): Classes | undefined {
	const model = transformersInfo?.auto_model;
	if (model === undefined || className(model) === undefined) return undefined;
	const processor = className(transformersInfo?.processor) && transformersInfo?.processor;
	return { model: RENAMED.get(model) ?? model, processor };
}

/** Classes that transformers 5 renamed. */
const RENAMED: ReadonlyMap<string, string> = new Map([["AutoModelForVision2Seq", "AutoModelForImageTextToText"]]);

/** The model and its processor, loaded by their classes, with a question to a chat model. */
export function autoClassSnippet(model: ModelRecord): Python | undefined {
	const classes = statedClasses(model);
	if (classes === undefined) return undefined;
	const asked = classes.processor !== undefined && isChat(model) && hasChatTemplate(model);
	return asked ? asking(model, classes, taskOf(model) === "image-text-to-text") : loading(model, classes);
}

/** The imports, including those of the code that follows, and the loading lines. */
export function loading(model: ModelRecord, classes: Classes, imports?: Python): Python {
	const modelClass = className<"python">(classes.model)!;
	const processorClass = className<"python">(classes.processor);
	const both = joined([modelClass, ...(processorClass ? [processorClass] : [])].toSorted(byName), ", ");
	return py`
		from transformers import ${both}
		${imports ?? py``}

		${noClass("processor", model.transformersInfo?.processor)}
		${processorClass ? py`${processorName(classes)} = ${fetched(processorClass, model, remoteClass(model))}` : py``}
		model = ${fetched(modelClass, model, modelArguments(model))}
	`;
}

const byName = (a: Python, b: Python): number => (String(a) < String(b) ? -1 : 1);

const fetched = (loaded: Python, { id }: ModelRecord, more: Python): Python =>
	py`${loaded}.from_pretrained(${id}${more})`;

/** The variable that holds the processor. */
export function processorName({ processor }: Classes): Python {
	if (processor === "AutoTokenizer") return py`tokenizer`;
	return processor === "AutoFeatureExtractor" ? py`extractor` : py`processor`;
}

/** The model and its processor, with a question in the form of its chat, for one that sees about an image. */
export function asking(model: ModelRecord, classes: Classes, sees: boolean): Python {
	return py`
		${loading(model, classes)}

		${sees ? imageNote(model) : py``}
		${answering(sees ? imageMessages(model) : sample.MESSAGES, processorName(classes))}
	`;
}
