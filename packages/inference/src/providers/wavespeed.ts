import recorded from "./wavespeed.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

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
	answers: {
		"image-text-to-image": { type: "queue" },
		"image-text-to-video": { type: "queue" },
		"image-to-image": { type: "queue" },
		"image-to-video": { type: "queue" },
		"text-to-image": { type: "queue" },
		"text-to-video": { type: "queue" },
	},
	calls: recorded.calls,
};
