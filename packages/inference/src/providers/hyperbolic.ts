import type { ProviderEntry } from "./shapes.ts";

export const hyperbolic: ProviderEntry = {
	id: "hyperbolic",
	label: "Hyperbolic",
	website: "https://hyperbolic.xyz",
	access: "open",
	auth: "Bearer",
	status: "retired",
	calls: {},
};
