import recorded from "./deepinfra.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const deepinfra: ProviderEntry = {
	id: "deepinfra",
	label: "DeepInfra",
	website: "https://deepinfra.com",
	hubOrg: "DeepInfra",
	access: "open",
	auth: "Bearer",
	status: "added",
	answers: {
		"text-to-image": { type: "base64", at: ["data", 0, "b64_json"] },
	},
	calls: recorded.calls,
};
