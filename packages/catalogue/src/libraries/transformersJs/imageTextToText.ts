import { js, type JavaScript } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE, IMAGE_QUESTION } from "../../loading/samples.ts";

/** Asks about an image; Transformers.js has no pipeline for that. */
export function imageTextToText(model: ModelRecord): JavaScript {
	const inputs = readsImagesFirst(model) ? js`image, prompt` : js`prompt, image`;
	return js`
		import {
		    AutoModelForImageTextToText,
		    AutoProcessor,
		    AutoTokenizer,
		    load_image,
		    TextStreamer,
		} from "@huggingface/transformers";

		const processor = await AutoProcessor.from_pretrained(${model.id});
		const tokenizer = await AutoTokenizer.from_pretrained(${model.id});
		const model = await AutoModelForImageTextToText.from_pretrained(${model.id});

		const messages = ${[{ role: "user", content: [{ type: "image" }, { type: "text", text: IMAGE_QUESTION }] }]};
		const prompt = processor.apply_chat_template(messages, { add_generation_prompt: true });
		const image = await load_image(${IMAGE});
		const inputs = await processor(${inputs});

		const streamer = new TextStreamer(tokenizer, { skip_prompt: true });
		await model.generate({ ...inputs, max_new_tokens: 100, streamer });
	`;
}

/** The processors of some types take the image before the text. */
const readsImagesFirst = ({ tags, config }: ModelRecord): boolean =>
	IMAGES_FIRST.some((type) => config?.model_type === type || tags.includes(type));

const IMAGES_FIRST: readonly string[] = ["lfm2_vl", "llava", "llava_onevision", "paligemma"];
