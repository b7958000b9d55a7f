import type { ProviderEntry } from "./shapes.ts";

export const nebius: ProviderEntry = {
	id: "nebius",
	label: "Nebius",
	website: "https://studio.nebius.ai",
	access: "open",
	auth: "Bearer",
	status: "retired",
	calls: {},
};
