import recorded from "./publicai.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const publicai: ProviderEntry = {
	id: "publicai",
	label: "Public AI",
	website: "https://publicai.co",
	hubOrg: "publicai",
	access: "open",
	auth: "Bearer",
	status: "added",
	calls: recorded.calls,
};
