import recorded from "./scaleway.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const scaleway: ProviderEntry = {
	id: "scaleway",
	label: "Scaleway",
	website: "https://www.scaleway.com/en/generative-apis/",
	hubOrg: "scaleway",
	access: "open",
	auth: "Bearer",
	status: "added",
	calls: recorded.calls,
};
