import recorded from "./featherless-ai.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const featherlessAi: ProviderEntry = {
	id: "featherless-ai",
	label: "Featherless AI",
	website: "https://featherless.ai",
	hubOrg: "featherless-ai",
	access: "open",
	auth: "Bearer",
	status: "stable",
	calls: recorded.calls,
};
