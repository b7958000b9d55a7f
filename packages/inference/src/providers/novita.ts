import recorded from "./novita.generated.json" with { type: "json" };
import type { ProviderEntry, RecordedRequest } from "./shapes.ts";

const [chat] = recorded.calls.conversational;

/**
 * The JavaScript client sends text generation to the chat URL, in a form that is not a chat. This is what the Python
 * client sends.
 */
const completions: RecordedRequest = {
	routed: { ...chat!.routed, url: chat!.routed.url.replace("/chat/", "/") },
	direct: { ...chat!.direct, url: chat!.direct.url.replace("/chat/", "/") },
	json: {
		prompt: "{inputs}",
		temperature: "{temperature}",
		max_new_tokens: "{max_new_tokens}",
		top_p: "{top_p}",
		model: "{model}",
	},
};

export const novita: ProviderEntry = {
	id: "novita",
	label: "Novita",
	website: "https://novita.ai",
	hubOrg: "novita",
	access: "open",
	auth: "Bearer",
	status: "stable",
	polling: [
		{ tasks: ["text-to-video"], interval: 500, done: "TASK_STATUS_SUCCEED", failed: ["TASK_STATUS_FAILED"] },
		{ tasks: ["image-text-to-video"], interval: 5000, done: "succeeded", failed: ["failed", "cancelled"] },
	],
	answers: {
		"text-to-video": {
			type: "queue",
			ticket: ["task_id"],
			state: ["/v3/async/task-result?task_id=", ""],
			word: ["task", "status"],
			at: ["videos", 0, "video_url"],
		},
		"image-text-to-video": {
			type: "queue",
			ticket: ["task_id"],
			state: ["/v3/minimax/v2/query/video_generation/", ""],
			word: ["task", "status"],
			at: ["task", "content", "url"],
		},
	},
	calls: { ...recorded.calls, "text-generation": [completions] },
};
