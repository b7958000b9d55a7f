import { commented, py, type Python } from "@vitrine/code";
import { type ModelRecord, name } from "@vitrine/model/reading";
import { likelyClass, typeOf } from "../../loading/likelyClass.ts";
import { noClass } from "../../loading/className.ts";
import { modelArguments } from "../../loading/modelArguments.ts";
import { remoteClass } from "../../loading/remoteCode.ts";
import { SENTENCE, STORY_START } from "../../loading/samples.ts";
import { asking, type Classes, loading, processorName } from "./autoClass.ts";
import { generating } from "./generating.ts";
import { taskOf } from "./task.ts";

/** For records without a class and without a pipeline: what their type or name tells; undefined if they tell nothing. */
export function likelySnippet(model: ModelRecord): Python | undefined {
	const type = typeOf(model);
	if (type === undefined && model.tags.includes("custom_code")) return undefined;
	const found = likelyClass(model);
	if (found !== undefined) return commented([...withoutTask(model), source(type)], withClass(model, found));
	const isTokenizer = type === undefined && /tokenizer/i.test(name(model));
	return isTokenizer ? commented(withoutTask(model), tokenizing(model)) : undefined;
}

const source = (type: string | undefined): Python =>
	type === undefined
		? py`# This class is inferred from names and tags.`
		: py`# This class loads models of the type ${type}.`;

function withClass(model: ModelRecord, found: string): Python {
	const classes = { model: found, processor: WRITERS.has(found) ? "AutoTokenizer" : "AutoProcessor" };
	if (found === SEES && takesChat(model)) return asking(model, classes, true);
	const writes = WRITERS.has(found) && taskOf(model) !== "text-ranking";
	if (!writes) return loading(model, classes);
	const isChat = found === "AutoModelForCausalLM" && model.tags.includes("conversational");
	return isChat ? asking(model, classes, false) : writing(model, classes);
}

const SEES = "AutoModelForImageTextToText";

/** Whether a model that sees is of a type whose processor has a template for chats, and is not for a task of its own. */
const takesChat = (model: ModelRecord): boolean =>
	taskOf(model) === undefined && !WITHOUT_CHAT.has(typeOf(model) ?? "");

/** Types that are given an image and a text, or an image alone, in Transformers 5.24. */
const WITHOUT_CHAT: ReadonlySet<string> = new Set([
	"blip",
	"blip-2",
	"chameleon",
	"florence2",
	"fuyu",
	"got_ocr2",
	"instructblip",
	"instructblipvideo",
	"kosmos-2",
	"kosmos-2.5",
	"paligemma",
	"t5gemma2",
	"vision-encoder-decoder",
]);

const WRITERS: ReadonlySet<string> = new Set(["AutoModelForCausalLM", "AutoModelForSeq2SeqLM"]);

const writing = (model: ModelRecord, classes: Classes): Python => py`
	${loading(model, classes)}

	${generating(STORY_START, processorName(classes))}
`;

const tokenizing = (model: ModelRecord): Python => py`
	from transformers import AutoTokenizer

	tokenizer = AutoTokenizer.from_pretrained(${model.id}${remoteClass(model)})
	print(tokenizer.tokenize(${SENTENCE}))
`;

/** For records that tell nothing: the class that the configuration names. Models with code of their own may have it there. */
export function configuredSnippet(model: ModelRecord): Python {
	const code = model.tags.includes("custom_code") ? printed(model) : configured(model);
	return commented(withoutTask(model), code);
}

const withoutTask = (model: ModelRecord): readonly Python[] =>
	taskOf(model) === undefined ? [py`# Unknown pipeline tag: the record names no task.`] : [];

const printed = (model: ModelRecord): Python => py`
	${unusable(model)}
	from transformers import AutoConfig

	config = AutoConfig.from_pretrained(${model.id}${remoteClass(model)})
	print(config.architectures)
`;

const configured = (model: ModelRecord): Python => py`
	${unusable(model)}
	import transformers

	config = transformers.AutoConfig.from_pretrained(${model.id})
	model_class = getattr(transformers, config.architectures[0])
	model = model_class.from_pretrained(${model.id}${modelArguments(model)})
`;

const unusable = ({ transformersInfo }: ModelRecord): Python => noClass("auto_model", transformersInfo?.auto_model);
