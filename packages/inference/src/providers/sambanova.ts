import type { ProviderEntry } from "./shapes.ts";

export const sambanova: ProviderEntry = {
	id: "sambanova",
	label: "SambaNova",
	website: "https://sambanova.ai",
	access: "open",
	auth: "Bearer",
	status: "retired",
	calls: {},
};
