import recorded from "./novita.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const novita: ProviderEntry = {
	id: "novita",
	label: "Novita",
	website: "https://novita.ai",
	hubOrg: "novita",
	access: "open",
	auth: "Bearer",
	status: "stable",
	polling: [{ tasks: ["text-to-video"], interval: 500, done: "TASK_STATUS_SUCCEED", failed: ["TASK_STATUS_FAILED"] }],
	answers: {
		"text-to-video": { type: "queue" },
	},
	calls: recorded.calls,
};
