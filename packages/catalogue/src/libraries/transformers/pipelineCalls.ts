import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { typeOf } from "../../loading/likelyClass.ts";
import * as sample from "../../loading/samples.ts";
import { imageMessages, imageNote } from "./imageMessages.ts";
import { isChat, takesMessages, taskOf } from "./task.ts";

/** The call of `pipe`, by task: the pipelines of transformers 5. */
export function pipelineCall(model: ModelRecord): Python | undefined {
	return CALLS.get(taskOf(model) ?? "")?.(model);
}

const text = (input: string) => (): Python => py`print(pipe(${input}))`;
const image = (): Python => py`print(pipe(${sample.IMAGE}))`;
const audio = (): Python => py`print(pipe(${sample.AUDIO}))`;

/** The output is large, so only its shape is printed. */
const features = (input: string) => (): Python =>
	py`
	features = pipe(${input}, return_tensors=True)
	print(features.shape)
`;

function speech(model: ModelRecord): Python {
	return takesVoice(model) ? withVoice : plain;
}

const plain = py`
	speech = pipe(${sample.SPOKEN})
	print(speech["audio"].shape, speech["sampling_rate"])
`;

const withVoice = py`
	# The x-vector of a speaker belongs here: the dataset regisss/cmu-arctic-xvectors has some.
	voice = torch.nn.functional.normalize(torch.randn(1, 512))
	speech = pipe(${sample.SPOKEN}, forward_params={"speaker_embeddings": voice})
	print(speech["audio"].shape, speech["sampling_rate"])
`;

/** Whether a model speaks with a voice that the caller gives as a vector. */
export const takesVoice = (model: ModelRecord): boolean =>
	SPEECH.has(taskOf(model) ?? "") && typeOf(model) === "speecht5";

const SPEECH: ReadonlySet<string> = new Set(["text-to-audio", "text-to-speech"]);

const CALLS: ReadonlyMap<string, (model: ModelRecord) => Python> = new Map([
	["any-to-any", anything],
	["audio-classification", audio],
	["automatic-speech-recognition", audio],
	["depth-estimation", depth],
	["document-question-answering", document],
	["feature-extraction", features(sample.SENTENCE)],
	["fill-mask", fillMask],
	["image-classification", image],
	["image-feature-extraction", features(sample.IMAGE)],
	["image-segmentation", image],
	["image-text-to-text", imageAndText],
	["image-to-text", caption],
	["mask-generation", masks],
	["object-detection", image],
	["sentence-similarity", features(sample.SENTENCE)],
	["table-question-answering", table],
	["text-classification", text(sample.SENTENCE)],
	["text-generation", generate],
	["text-to-audio", speech],
	["text-to-speech", speech],
	["token-classification", text(sample.PLACES)],
	["video-classification", () => py`print(pipe(${sample.VIDEO}))`],
	["zero-shot-audio-classification", labelled(sample.AUDIO, sample.SOUND_LABELS)],
	["zero-shot-classification", labelled(sample.COMPLAINT, sample.LABELS)],
	["zero-shot-image-classification", labelled(sample.IMAGE, sample.IMAGE_LABELS)],
	["zero-shot-object-detection", labelled(sample.IMAGE, sample.IMAGE_LABELS)],
]);

function generate(model: ModelRecord): Python {
	if (!isChat(model)) return py`print(pipe(${sample.STORY_START}))`;
	return py`
		messages = ${sample.MESSAGES}
		print(pipe(messages))
	`;
}

function imageAndText(model: ModelRecord): Python {
	return isChat(model) ? chatAboutImage(model) : imageThenText(model, sample.IMAGE_QUESTION);
}

/** Without a chat template, each model marks the place of an image in its own way. */
function anything(model: ModelRecord): Python {
	return takesMessages(model) ? chatAboutImage(model) : py`print(pipe(text=${sample.CHAT_QUESTION}))`;
}

const chatAboutImage = (model: ModelRecord): Python => py`
	${imageNote(model)}
	messages = ${imageMessages(model)}
	print(pipe(text=messages))
`;

/** Since transformers 5, a caption is generated from an image and a text. */
function caption(model: ModelRecord): Python {
	return imageThenText(model, "A photo of");
}

function imageThenText(model: ModelRecord, text: string): Python {
	const type = typeOf(model);
	if (type === undefined || PLACED.has(type) || model.tags.includes("custom_code"))
		return py`
			image = ${sample.IMAGE}
			print(pipe(images=image, text=${text}))
		`;
	const mark = type.startsWith("qwen") ? QWEN : py`pipe.processor.image_token`;
	return py`
		image = ${sample.IMAGE}
		text = ${mark} + ${text}
		print(pipe(images=image, text=text))
	`;
}

/** Types whose processor puts the image's place into the text itself, and those that have none. */
const PLACED: ReadonlySet<string> = new Set(
	"blip blip-2 florence2 git got_ocr2 instructblip instructblipvideo kosmos-2 kosmos-2.5 paligemma pix2struct udop".split(
		" ",
	),
);

const QWEN = py`"<|vision_start|>" + pipe.processor.image_token + "<|vision_end|>"`;

/** Without a stated mask token, the code takes the tokenizer's. */
function fillMask({ mask_token }: ModelRecord): Python {
	if (typeof mask_token !== "string") return py`print(pipe(f"Paris is the {pipe.tokenizer.mask_token} of France."))`;
	return py`print(pipe("Paris is the ${mask_token} of France."))`;
}

function depth(): Python {
	return py`
		output = pipe(${sample.IMAGE})
		output["depth"].save("depth.png")
	`;
}

function masks(): Python {
	return py`
		output = pipe(${sample.IMAGE})
		for number, mask in enumerate(output["masks"]):
			Image.fromarray(mask).save(f"mask-{number}.png")
	`;
}

function document(): Python {
	return py`
		image = ${sample.DOCUMENT}
		print(pipe(image=image, question=${sample.DOCUMENT_QUESTION}))
	`;
}

function table(): Python {
	return py`
		table = ${sample.TABLE}
		print(pipe(table=table, query=${sample.TABLE_QUESTION}))
	`;
}

function labelled(input: string, labels: readonly string[]) {
	return (): Python => py`
		labels = ${labels}
		print(pipe(${input}, candidate_labels=labels))
	`;
}
