import type { ProviderEntry } from "./shapes.ts";

export const blackForestLabs: ProviderEntry = {
	id: "black-forest-labs",
	label: "Black Forest Labs",
	website: "https://blackforestlabs.ai",
	access: "open",
	auth: "X-Key",
	status: "retired",
	polling: [{ tasks: ["text-to-image"], interval: 1000, attempts: 5, done: "Ready" }],
	calls: {},
};
