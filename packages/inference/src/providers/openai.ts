import recorded from "./openai.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const openai: ProviderEntry = {
	id: "openai",
	label: "OpenAI",
	website: "https://openai.com",
	hubOrg: "openai",
	access: "closed",
	auth: "Bearer",
	status: "stable",
	calls: recorded.calls,
};
