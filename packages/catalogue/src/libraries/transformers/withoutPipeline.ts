import { commented, constant, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { typeOf } from "../../loading/likelyClass.ts";
import * as sample from "../../loading/samples.ts";
import { loading, processorName, statedClasses, type Classes } from "./autoClass.ts";
import { CLASS_OF_TYPE } from "../../choices/modelTypes.ts";
import { generating } from "./generating.ts";
import { retrievingSnippet } from "./retrieving.ts";
import { taskOf } from "./task.ts";

/** A task whose pipeline transformers 5 removed, with the classes that serve it and their call. */
interface Route {
	/** Defaults for records that state no class. */
	readonly classes: Classes;
	/** Other model classes that work with the same call. */
	readonly alsoFits?: readonly string[];
	readonly call: (processor: Python, writes: boolean) => Python;
	/** Whether decoders do the task, too; `call` is given whether the model is one. */
	readonly rewrites?: boolean;
	readonly imports?: Python;
}

/** Loads and calls a model of a task without a pipeline; undefined for other tasks. */
export function withoutPipeline(model: ModelRecord): Python | undefined {
	const task = taskOf(model) ?? "";
	const route = ROUTES.get(task);
	if (route === undefined) return retrievingSnippet(model);
	const classes = { ...route.classes, ...(route.rewrites && isDecoder(model) && DECODER), ...stated(model) };
	const fits = [route.classes.model, ...(route.alsoFits ?? [])].includes(classes.model);
	if (!fits) return loading(model, classes);
	const code = py`
		# Transformers 5 has no ${constant(task)} pipeline, so the model is called directly.
		${loading(model, classes, route.imports)}

		${route.call(processorName(classes), classes.model === DECODER.model)}
	`;
	const takesLanguages = task === "translation" && NAMES_LANGUAGES.has(typeOf(model) ?? "");
	return takesLanguages ? commented([LANGUAGES], code) : code;
}

/** Types of many languages, whose tokenizer takes that of the text and whose decoder starts with that of the translation. */
const NAMES_LANGUAGES: ReadonlySet<string> = new Set(["m2m_100", "mbart"]);

const LANGUAGES = py`# To choose the languages: AutoTokenizer.from_pretrained(…, src_lang=…) and model.generate(…, forced_bos_token_id=…).`;

/** The stated classes, without undefined fields. */
function stated(model: ModelRecord): Partial<Classes> {
	const classes = statedClasses(model);
	if (classes?.processor !== undefined) return classes;
	return classes === undefined ? {} : { model: classes.model };
}

const DECODER = { model: "AutoModelForCausalLM" };

/** Whether a model is of a type without an encoder of text, by its configuration or its tags. */
const isDecoder = ({ tags, config }: ModelRecord): boolean =>
	[config?.model_type ?? "", ...tags].some(
		(type) => !type.startsWith("t5") && /Causal|ImageText/.test(CLASS_OF_TYPE.get(type) ?? ""),
	);

/** A task of an encoder and a decoder, and what a decoder alone is asked, which writes on from any text. */
const rewriting = (text: string, asked = text): Route => ({
	rewrites: true,
	classes: { model: "AutoModelForSeq2SeqLM", processor: "AutoTokenizer" },
	alsoFits: ["AutoModelForCausalLM"],
	call: (tokenizer, writes) => generating(writes ? asked : text, tokenizer),
});

const answering: Route = {
	classes: { model: "AutoModelForQuestionAnswering", processor: "AutoTokenizer" },
	call: (tokenizer) => py`
		question = ${sample.QUESTION}
		context = ${sample.CONTEXT}
		inputs = ${tokenizer}(question, context, return_tensors="pt").to(model.device)
		outputs = model(**inputs)
		start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()
		print(${tokenizer}.decode(inputs["input_ids"][0, start : end + 1]))
	`,
};

const lookingAt: Route = {
	classes: { model: "AutoModelForVisualQuestionAnswering", processor: "AutoProcessor" },
	alsoFits: ["AutoModelForImageTextToText"],
	imports: py`from transformers.image_utils import load_image`,
	call: (processor) => py`
		image = load_image(${sample.IMAGE})
		inputs = ${processor}(images=image, text=${sample.IMAGE_QUESTION}, return_tensors="pt").to(model.device)
		if model.can_generate():
		    answer = ${processor}.decode(model.generate(**inputs)[0], skip_special_tokens=True)
		else:
		    answer = model.config.id2label[model(**inputs).logits.argmax(-1).item()]
		print(answer)
	`,
};

const redrawing: Route = {
	classes: { model: "AutoModelForImageToImage", processor: "AutoImageProcessor" },
	imports: py`
		from transformers.image_utils import load_image
		from PIL import Image
	`,
	call: (processor) => py`
		image = load_image(${sample.IMAGE})
		inputs = ${processor}(image, return_tensors="pt").to(model.device)
		pixels = model(**inputs).reconstruction[0].detach().cpu().clamp(0, 1)
		pixels = pixels.permute(1, 2, 0).numpy()
		Image.fromarray((pixels * 255).round().astype("uint8")).save("output.png")
	`,
};

/** The words in which several decoders were tuned to translate. */
const TRANSLATE = `Translate this from German to English:\nGerman: ${sample.GERMAN}\nEnglish:`;

const ROUTES: ReadonlyMap<string, Route> = new Map([
	["image-to-image", redrawing],
	["question-answering", answering],
	["summarization", rewriting(sample.ARTICLE, `Summarise this text:\n${sample.ARTICLE}\nSummary:`)],
	["text2text-generation", rewriting(sample.SENTENCE)],
	["translation", rewriting(sample.GERMAN, TRANSLATE)],
	["visual-question-answering", lookingAt],
]);
