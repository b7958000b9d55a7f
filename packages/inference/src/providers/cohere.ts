import recorded from "./cohere.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const cohere: ProviderEntry = {
	id: "cohere",
	label: "Cohere",
	website: "https://cohere.com",
	hubOrg: "CohereLabs",
	access: "open",
	auth: "Bearer",
	status: "stable",
	calls: recorded.calls,
};
