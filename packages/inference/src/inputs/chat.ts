import type { Examples } from "./shapes.ts";

/** A photograph of the Earth, in the public domain, at a URL that has not changed since the upload. */
const PICTURE =
	"https://upload.wikimedia.org/wikipedia/commons/thumb/9/97/The_Earth_seen_from_Apollo_17.jpg/960px-The_Earth_seen_from_Apollo_17.jpg";

/** Chats, by the pipeline tag of models with the tag `conversational`. */
export const chat: Examples = {
	"text-generation": [{ role: "user", content: "What should I pack for two days at sea?" }],
	"image-text-to-text": [
		{
			role: "user",
			content: [
				{ type: "text", text: "Say in one sentence what this picture shows." },
				{ type: "image_url", image_url: { url: PICTURE } },
			],
		},
	],
};
