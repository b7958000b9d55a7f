import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { typeOf } from "../../loading/likelyClass.ts";
import { modelArguments } from "../../loading/modelArguments.ts";
import * as sample from "../../loading/samples.ts";
import { taskOf } from "./task.ts";

/**
 * An image's text by an encoder of images and a decoder, such as TrOCR: the pipeline of Transformers 5 for images and texts fails
 * with this type. Undefined for other models.
 */
export function captioningSnippet(model: ModelRecord): Python | undefined {
	if (typeOf(model) !== "vision-encoder-decoder" || !TASKS.has(taskOf(model) ?? "")) return undefined;
	return py`
		from transformers import AutoImageProcessor, AutoModelForImageTextToText, AutoTokenizer
		from transformers.image_utils import load_image

		processor = AutoImageProcessor.from_pretrained(${model.id})
		tokenizer = AutoTokenizer.from_pretrained(${model.id})
		model = AutoModelForImageTextToText.from_pretrained(${model.id}${modelArguments(model)})

		image = load_image(${sample.IMAGE})
		inputs = processor(image, return_tensors="pt").to(model.device)
		outputs = model.generate(**inputs, max_new_tokens=100)
		print(tokenizer.decode(outputs[0], skip_special_tokens=True))
	`;
}

const TASKS: ReadonlySet<string> = new Set(["image-text-to-text", "image-to-text"]);
