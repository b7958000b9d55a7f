import recorded from "./cerebras.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const cerebras: ProviderEntry = {
	id: "cerebras",
	label: "Cerebras",
	website: "https://cerebras.ai/",
	hubOrg: "cerebras",
	access: "open",
	auth: "Bearer",
	status: "stable",
	calls: recorded.calls,
};
