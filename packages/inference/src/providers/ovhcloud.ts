import recorded from "./ovhcloud.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const ovhcloud: ProviderEntry = {
	id: "ovhcloud",
	label: "OVHcloud",
	website: "https://endpoints.ai.cloud.ovh.net/",
	hubOrg: "ovhcloud",
	access: "open",
	auth: "Bearer",
	status: "stable",
	calls: recorded.calls,
};
