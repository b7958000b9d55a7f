import recorded from "./zai-org.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const zaiOrg: ProviderEntry = {
	id: "zai-org",
	label: "Z.ai",
	website: "https://z.ai/",
	hubOrg: "zai-org",
	access: "open",
	auth: "Bearer",
	status: "added",
	polling: [{ tasks: ["text-to-image"], interval: 5000, attempts: 60, done: "SUCCESS", failed: ["FAIL"] }],
	answers: {
		"text-to-image": {
			type: "queue",
			ticket: ["id"],
			state: ["/api/paas/v4/async-result/", ""],
			word: ["task_status"],
			at: ["image_result", 0, "url"],
		},
	},
	calls: recorded.calls,
};
