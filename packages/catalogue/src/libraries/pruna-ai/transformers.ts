import { lines, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { className, noClass } from "../../loading/className.ts";
import { remoteCode } from "../../loading/remoteCode.ts";
import { IMAGE_MESSAGES, type Message, MESSAGES, SENTENCE, STORY_START } from "../../loading/samples.ts";
import { processorName, statedClasses, type Classes } from "../transformers/autoClass.ts";
import { answering } from "../transformers/generating.ts";
import { isChat, taskOf } from "../transformers/task.ts";
import { loadedOnly, prunaImport, prunaModel } from "./model.ts";

/** A model of transformers and, if the record states it, its processor. */
export function transformersWay(model: ModelRecord): Python {
	const classes = statedClasses(model);
	const processorClass = className<"python">(classes?.processor);
	if (classes === undefined || processorClass === undefined)
		return lines([noClass("processor", model.transformersInfo?.processor), loadedOnly(model)]);
	return py`
		${prunaImport(model)}
		from transformers import ${processorClass}

		${processorName(classes)} = ${processorClass}.from_pretrained(${model.id}${remoteCode(model)})
		model = ${prunaModel(model)}

		${call(model, classes)}
	`;
}

function call(model: ModelRecord, classes: Classes): Python {
	if (isChat(model) && hasChatTemplate(model)) return answering(messagesFor(model), processorName(classes));
	if (classes.processor !== "AutoTokenizer") return py`print(model.smash_config)`;
	return taskOf(model) === "text-generation" ? writing() : reading();
}

const messagesFor = (model: ModelRecord): readonly Message[] =>
	taskOf(model) === "image-text-to-text" ? IMAGE_MESSAGES : MESSAGES;

const writing = (): Python => py`
	inputs = tokenizer(${STORY_START}, return_tensors="pt").to(model.device)
	outputs = model.generate(**inputs, max_new_tokens=100)
	print(tokenizer.decode(outputs[0], skip_special_tokens=True))
`;

const reading = (): Python => py`
	inputs = tokenizer(${SENTENCE}, return_tensors="pt").to(model.device)
	print(model(**inputs))
`;

const hasChatTemplate = ({ config }: ModelRecord): boolean =>
	Boolean(
		config?.chat_template_jinja || config?.tokenizer_config?.chat_template || config?.processor_config?.chat_template,
	);
