import { Env } from "@vitrine/code";
import type { Call, CallSnippet, Secret } from "@vitrine/inference";

/** What each client needs before its code runs. */
const INSTALL: Readonly<Record<string, string>> = {
	huggingface_hub: "pip install huggingface_hub",
	requests: "pip install requests",
	fal_client: "pip install fal-client",
	"python openai": "pip install openai",
	"js openai": "npm install openai",
	"huggingface.js": "npm install @huggingface/inference",
};

/** Clients that are told whom to call in the hub's own terms. */
const HUB_CLIENTS: ReadonlySet<string> = new Set(["huggingface_hub", "huggingface.js"]);

/** The line above the code: what to install, and which variable holds the key. */
export function needsOf(call: Call, { language, client }: CallSnippet): string {
	const install = INSTALL[client] ?? INSTALL[`${language} ${client}`] ?? (client === "curl" ? tool(call) : undefined);
	const secret = HUB_CLIENTS.has(client) ? call.client?.token : call.request?.token;
	return [install, variable(secret)].filter((part) => part !== undefined).join(" · ") || client;
}

/** An answer that holds its result somewhere inside is read with another tool than curl. */
function tool({ request }: Call): string | undefined {
	return READ_INSIDE.has(request?.answer.type ?? "") ? "needs jq" : undefined;
}

const READ_INSIDE: ReadonlySet<string> = new Set(["base64", "address", "queue"]);

function variable(secret: Secret | undefined): string | undefined {
	return secret instanceof Env ? `reads ${secret.name}` : undefined;
}
