import recorded from "./nscale.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const nscale: ProviderEntry = {
	id: "nscale",
	label: "Nscale",
	website: "https://nscale.com",
	hubOrg: "nscale",
	access: "open",
	auth: "Bearer",
	status: "stable",
	answers: {
		"text-to-image": { type: "base64", at: ["data", 0, "b64_json"] },
	},
	calls: recorded.calls,
};
