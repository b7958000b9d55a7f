import recorded from "./wavespeed.generated.json" with { type: "json" };
import type { MediumAnswer, ProviderEntry } from "./shapes.ts";

/** Every task returns the URL of its result. */
const QUEUE: MediumAnswer = {
	type: "queue",
	ticket: ["data", "urls", "get"],
	isAddress: true,
	state: ["", ""],
	word: ["data", "status"],
	at: ["data", "outputs", 0],
};

export const wavespeed: ProviderEntry = {
	id: "wavespeed",
	label: "Wavespeed.ai",
	website: "https://wavespeed.ai/",
	hubOrg: "wavespeed",
	access: "open",
	auth: "Bearer",
	status: "added",
	polling: [
		{
			tasks: [
				"image-text-to-image",
				"image-text-to-video",
				"image-to-image",
				"image-to-video",
				"text-to-image",
				"text-to-video",
			],
			interval: 500,
			done: "completed",
			failed: ["failed"],
		},
	],
	answers: Object.fromEntries(Object.keys(recorded.calls).map((task) => [task, QUEUE])),
	calls: recorded.calls,
};
