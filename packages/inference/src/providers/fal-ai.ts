import recorded from "./fal-ai.generated.json" with { type: "json" };
import type { Steps } from "../call.ts";
import type { MediumAnswer, ProviderEntry } from "./shapes.ts";

/** A ticket is the URL of the result, below which is the status. */
const queue = (...at: Steps): Extract<MediumAnswer, { type: "queue" }> => ({
	type: "queue",
	ticket: ["response_url"],
	isAddress: true,
	state: ["", "/status"],
	word: ["status"],
	result: ["", ""],
	at,
});

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
		"audio-to-audio": queue("audio", "url"),
		"image-segmentation": { ...queue("image", "url"), inline: true },
		"image-text-to-image": queue("images", 0, "url"),
		"image-text-to-video": queue("video", "url"),
		"image-to-image": queue("images", 0, "url"),
		"image-to-video": queue("video", "url"),
		"text-to-audio": { ...queue("audio_file", "url"), orElse: "audio" },
		"text-to-image": queue("images", 0, "url"),
		"text-to-video": queue("video", "url"),
		"text-to-speech": { type: "address", at: ["audio", "url"] },
	},
	/** Audio is sent as data URLs of these types, one of them under another name. */
	audioTypes: {
		"audio/mpeg": "audio/mpeg",
		"audio/mp4": "audio/mp4",
		"audio/wav": "audio/x-wav",
		"audio/x-wav": "audio/x-wav",
	},
	clientAudioTypes: ["audio/mpeg", "audio/mp3", "audio/wav", "audio/wave", "audio/x-wav", "audio/webm", "video/webm"],
	calls: recorded.calls,
};
