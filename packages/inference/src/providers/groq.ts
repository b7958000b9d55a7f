import recorded from "./groq.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const groq: ProviderEntry = {
	id: "groq",
	label: "Groq",
	website: "https://groq.com",
	hubOrg: "groq",
	access: "open",
	auth: "Bearer",
	status: "stable",
	calls: recorded.calls,
};
