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
	/** The client sends text generation to the address of chats, in a form that is no chat: nobody can be asked so. */
	calls: { conversational: recorded.calls.conversational },
};
