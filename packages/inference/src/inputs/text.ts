import { maskToken } from "./mask.ts";
import type { Examples } from "./shapes.ts";

/** Tasks whose input is a text. */
export const text: Examples = {
	"feature-extraction": "The harbour is quiet before the first ferry leaves.",
	"fill-mask": (record) => `The lighthouse warns ships of the ${maskToken(record)} under the water.`,
	summarization: `The old swimming pool by the river has been closed for nine years. Volunteers have now repaired its roof, paid for a new pump and taught themselves to lay tiles.
		The town council, which had planned to sell the site, voted on Tuesday to let them open it in May, with a lifeguard paid by the town for the first two summers.`,
	"text-classification": "The ferry was an hour late, but the crew could not have been kinder.",
	"text-generation": "Three good reasons to keep a paper map in the car are",
	"text2text-generation": "Rewrite this as a question: the tide turns at noon.",
	"token-classification": "Amara left Lagos in March to build boats for Oyster & Sons in Lisbon.",
	translation: "The bakery at the corner opens at six, except on Sundays.",
	"zero-shot-classification":
		"Good morning! The kettle I bought from you last week leaks, and I would like to have my money back.",
};
