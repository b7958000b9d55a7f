import type { Examples } from "./shapes.ts";

const SOUND = "sample1.flac";
const PHOTO = "cats.jpg";

/** Tasks whose input is a file, with or without a question. Files are named; the reader supplies them. */
export const media: Examples = {
	"audio-classification": SOUND,
	"audio-to-audio": SOUND,
	"automatic-speech-recognition": SOUND,
	"document-question-answering": { image: "invoice.jpg", question: "When is the amount due?" },
	"image-classification": PHOTO,
	"image-segmentation": PHOTO,
	"image-text-to-image": { image: PHOTO, prompt: "Put both cats on a sailing boat." },
	"image-text-to-video": { image: PHOTO, prompt: "Both cats look up and yawn." },
	"image-to-image": { image: PHOTO, prompt: "Make it a winter evening with falling snow." },
	"image-to-text": PHOTO,
	"image-to-video": { image: PHOTO, prompt: "The nearer cat stretches and walks out of the picture." },
	"object-detection": PHOTO,
	"text-to-audio": "Slow waves on a pebble beach, and a bell buoy far away",
	"text-to-image": "An astronaut in a jungle",
	"text-to-speech": "The next train to the coast leaves from platform two.",
	"text-to-video": "A paper boat drifts down a street in the rain",
	"visual-question-answering": { image: PHOTO, question: "How many cats are there?" },
	"zero-shot-image-classification": PHOTO,
};
