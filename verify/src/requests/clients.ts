import type { Language, Subject } from "../subject.ts";
import type { Authorship } from "./expectation.ts";

/** How the snippets of a client are run and judged. */
export interface ClientFacts {
	/** The SDK whose request it must send. */
	readonly author: Authorship;
	/** Whether it saves the images, sounds and videos that it receives; otherwise it prints their addresses. */
	readonly saves: boolean;
	/** The tools that the result depends on, by their names in `Tooling.versions`. */
	readonly tools: readonly string[];
}

const HUB = "js:@huggingface/inference";

/** The clients, by language and name. */
const CLIENTS: Readonly<Record<string, ClientFacts>> = {
	"python/huggingface_hub": { author: "hub python", saves: true, tools: ["python", "python:huggingface-hub"] },
	"python/fal_client": { author: "raw", saves: false, tools: ["python", "python:fal-client", HUB] },
	"python/requests": { author: "raw", saves: true, tools: ["python", "python:requests", HUB] },
	"python/openai": { author: "raw", saves: true, tools: ["python", "python:openai", HUB] },
	"js/fetch": { author: "raw", saves: true, tools: ["node", HUB] },
	"js/huggingface.js": { author: "hub javascript", saves: true, tools: ["node", HUB] },
	"js/openai": { author: "raw", saves: true, tools: ["node", "js:openai", HUB] },
	"sh/curl": { author: "raw", saves: true, tools: ["curl", HUB] },
};

/** The names of the clients, such as `python/requests`. */
export const CLIENT_NAMES: readonly string[] = Object.keys(CLIENTS);

/** The client of a snippet; throws for an unknown client. */
export function clientOf(subject: Subject): ClientFacts {
	const name = nameOf(subject.language, subject.call!.client);
	const found = CLIENTS[name];
	if (found) return found;
	throw new Error(`${subject.id}: ${name} is no client that can be run. Add it to verify/src/requests/clients.ts.`);
}

const nameOf = (language: Language, client: string): string =>
	client.includes("/") ? client : `${language}/${client}`;
