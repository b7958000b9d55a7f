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
	/** The client sends text generation to the chat URL, in a form that is not a chat, so the task cannot be called. */
	calls: { conversational: recorded.calls.conversational },
};
