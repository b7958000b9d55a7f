import recorded from "./fireworks-ai.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const fireworksAi: ProviderEntry = {
	id: "fireworks-ai",
	label: "Fireworks AI",
	website: "https://fireworks.ai",
	hubOrg: "fireworks-ai",
	access: "open",
	auth: "Bearer",
	status: "stable",
	calls: recorded.calls,
};
