import type { ModelRecord } from "@vitrine/model";
import { typeOf } from "../../loading/likelyClass.ts";
import { DOCUMENT, IMAGE_MESSAGES, type Message } from "../../loading/samples.ts";

/** The messages for a model that sees: a question about a picture, or for one that reads pages what its card asks of a page. */
export function pictureMessages(model: ModelRecord): readonly Message[] {
	const names = [model.id, typeOf(model) ?? ""];
	const asked = READERS.find(([name]) => names.some((one) => name.test(one)))?.[1];
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

/** Models that read pages, with the words that they were trained with, and plain ones for others. */
const READERS: readonly (readonly [name: RegExp, asked: string])[] = [
	[/glm[-_]ocr/i, "Text Recognition:"],
	[/docling/i, "Convert this page to docling."],
	[/paddleocr[-_]vl/i, "OCR:"],
	[/(?:^|[-_/])[a-z]*ocr-?\d*(?=$|[-_])/i, "Read the text of this page."],
];
