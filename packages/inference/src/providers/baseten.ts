import recorded from "./baseten.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const baseten: ProviderEntry = {
	id: "baseten",
	label: "Baseten",
	website: "https://baseten.co",
	hubOrg: "baseten",
	access: "open",
	auth: "Bearer",
	status: "added",
	calls: recorded.calls,
};
