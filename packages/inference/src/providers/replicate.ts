import recorded from "./replicate.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const replicate: ProviderEntry = {
	id: "replicate",
	label: "Replicate",
	website: "https://replicate.com",
	hubOrg: "replicate",
	access: "open",
	auth: "Bearer",
	status: "stable",
	answers: {
		"image-to-image": { type: "address", at: ["output"] },
		"text-to-image": { type: "address", at: ["output"] },
		"text-to-speech": { type: "address", at: ["output"] },
		"text-to-video": { type: "address", at: ["output"] },
	},
	calls: recorded.calls,
};
