import recorded from "./together.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const together: ProviderEntry = {
	id: "together",
	label: "Together",
	website: "https://together.xyz",
	hubOrg: "togethercomputer",
	access: "open",
	auth: "Bearer",
	status: "stable",
	polling: [
		{
			tasks: ["text-to-video", "image-to-video"],
			interval: 2000,
			attempts: 150,
			done: "completed",
			failed: ["failed"],
		},
	],
	answers: {
		"text-to-image": { type: "base64", at: ["data", 0, "b64_json"] },
		"image-to-image": { type: "base64", at: ["data", 0, "b64_json"] },
		"text-to-video": { type: "queue" },
		"image-to-video": { type: "queue" },
	},
	calls: recorded.calls,
};
