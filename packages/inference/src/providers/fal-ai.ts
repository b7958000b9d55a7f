import recorded from "./fal-ai.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const falAi: ProviderEntry = {
	id: "fal-ai",
	label: "Fal.ai",
	website: "https://fal.ai",
	hubOrg: "fal",
	access: "open",
	auth: "Key",
	status: "stable",
	polling: [
		{
			tasks: [
				"audio-to-audio",
				"image-segmentation",
				"image-text-to-image",
				"image-text-to-video",
				"image-to-image",
				"image-to-video",
				"text-to-audio",
				"text-to-image",
				"text-to-video",
			],
			interval: 500,
			done: "COMPLETED",
		},
	],
	answers: {
		"audio-to-audio": { type: "queue" },
		"image-segmentation": { type: "queue" },
		"image-text-to-image": { type: "queue" },
		"image-text-to-video": { type: "queue" },
		"image-to-image": { type: "queue" },
		"image-to-video": { type: "queue" },
		"text-to-audio": { type: "queue" },
		"text-to-image": { type: "queue" },
		"text-to-video": { type: "queue" },
		"text-to-speech": { type: "address", at: ["audio", "url"] },
	},
	/** Sounds travel as data URLs, of which it takes these types, some of them under another name. */
	audioTypes: {
		"audio/mpeg": "audio/mpeg",
		"audio/mp3": "audio/mpeg",
		"audio/wav": "audio/x-wav",
		"audio/wave": "audio/x-wav",
		"audio/x-wav": "audio/x-wav",
		"audio/webm": "video/webm",
		"video/webm": "video/webm",
	},
	calls: recorded.calls,
};
