/** Example inputs that several libraries share; the files are those of the libraries' documentation. */
export const IMAGE =
	"https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg";
export const DOCUMENT =
	"https://huggingface.co/datasets/hf-internal-testing/transformers-synthetic-assets/resolve/main/images/invoice_docquery_a.png";
export const AUDIO = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac";
export const VIDEO = "https://huggingface.co/datasets/nateraw/video-demo/resolve/main/archery.mp4";

export const SENTENCE = "The new bakery on the corner makes wonderful bread.";
export const PLACES = "Ada Lovelace was born in London and lived in Surrey.";
export const STORY_START = "The lighthouse keeper opened the door and";
export const SPOKEN = "The next train to the harbour leaves at noon.";
export const MUSIC = "A slow waltz for piano and strings";
export const GERMAN = "Der nächste Zug zum Hafen fährt um zwölf Uhr.";
export const COMPLAINT = "I was charged twice for one order and would like my money back.";
export const ARTICLE =
	"The old tram line along the river was closed in 1962 and forgotten for fifty years. In 2014 a group of " +
	"neighbours cleared the first kilometre of brambles, and the town laid a path over the rails. Today two " +
	"thousand people cycle to work on it every day, and three more towns are planning the same.";

export const QUESTION = "What does the heron eat?";
export const CONTEXT = "The heron stands in the shallow water for hours and eats small fish and frogs.";
export const DOCUMENT_QUESTION = "What is the invoice number?";
export const IMAGE_QUESTION = "What animal is in the picture?";
export const CHAT_QUESTION = "Why is the sky blue?";

/** The specification's labels. */
export const LABELS: readonly string[] = ["refund", "legal", "faq"];
export const IMAGE_LABELS: readonly string[] = ["cat", "dog", "llama"];
export const SOUND_LABELS: readonly string[] = ["a person speaking", "a dog barking", "rain"];

/** The columns of a table; table models need every cell as text. */
export const TABLE: Readonly<Record<string, readonly string[]>> = {
	City: ["Lisbon", "Oslo", "Vienna"],
	Bridges: ["7", "12", "27"],
};
export const TABLE_QUESTION = "Which city has 12 bridges?";

/** A message to a chat model. */
export interface Message {
	readonly [field: string]: string | readonly Readonly<Record<string, string>>[];
}

export const MESSAGES: readonly Message[] = [{ role: "user", content: CHAT_QUESTION }];

export const IMAGE_MESSAGES: readonly Message[] = [
	{
		role: "user",
		content: [
			{ type: "image", url: IMAGE },
			{ type: "text", text: IMAGE_QUESTION },
		],
	},
];

export const LYRICS = "[verse]\nThe ferry leaves the harbour light\nAnd carries us into the night";
