import { py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { typeOf } from "../../loading/likelyClass.ts";
import { DOCUMENT, IMAGE_MESSAGES, type Message } from "../../loading/samples.ts";

/** The messages for a model that sees: a question about an image, or for one that reads pages what its card asks of a page. */
export function imageMessages(model: ModelRecord): readonly Message[] {
	const asked = asksOf(model);
	if (asked === undefined) return IMAGE_MESSAGES;
	return [
		{
			role: "user",
			content: [
				{ type: "image", url: DOCUMENT },
				{ type: "text", text: asked },
			],
		},
	];
}

/** A comment for a model that reads pages with words that are not known here. */
export const imageNote = (model: ModelRecord): Python =>
	when(asksOf(model) === SAMPLE, py`# This prompt is an example: the card has those that the model was trained with.`);

/** What a model that reads pages is asked of a page; undefined for other models. */
export const asksOf = (model: ModelRecord): string | undefined => {
	const names = [model.id, typeOf(model) ?? ""];
	return READERS.find(([name]) => names.some((one) => name.test(one)))?.[1];
};

const SAMPLE = "Read the text of this page.";

/**
 * Models that read pages, with the words that they were trained with: of GLM-OCR by its card, of Docling by its paper (SmolDocling,
 * appendix B), of the others by the examples in Transformers 5.23. The last are any others.
 */
const READERS: readonly (readonly [name: RegExp, asked: string])[] = [
	[/glm[-_]ocr/i, "Text Recognition:"],
	[/^granite_docling$|granite-for-docling/i, "<doclang>"],
	[/docling/i, "Convert this page to docling."],
	[/paddleocr[-_]vl/i, "OCR:"],
	[/hunyuan-?ocr/i, "Extract the text from the image."],
	[/^unlimited_ocr$/i, "document parsing."],
	[/(?:^|[-_/])[a-z]*ocr-?\d*(?=$|[-_])/i, SAMPLE],
];
