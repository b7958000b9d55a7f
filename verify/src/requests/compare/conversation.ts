import { HUB_HOST } from "../answers/answers.ts";
import { RESULTS_HOST } from "../answers/media.ts";
import type { Recorded } from "../recorder/recorded.ts";
import { type Message, messageOf } from "./message.ts";

/** All that was said between a client and the world, as far as it is compared. */
export interface Conversation {
	/** What was asked of a provider with a body: the call itself. */
	readonly calls: readonly Message[];
	/** What was asked after the call, each once: how a job stands, and its result. */
	readonly visits: readonly Message[];
	/** The addresses from which results were fetched. */
	readonly downloads: readonly Message[];
}

/** Reads a conversation; what the hub's own clients ask it about a model is their own affair. */
export function conversationOf(requests: readonly Recorded[], isHubClient: boolean): Conversation {
	const messages = requests.filter(({ url }) => !isHubClient || hostOf(url) !== HUB_HOST).map(messageOf);
	const rest = messages.filter((message) => message.method === "GET" && !isDownload(message));
	const seen = new Map(rest.map((message) => [JSON.stringify(message), message]));
	return {
		calls: messages.filter(({ method }) => method !== "GET"),
		visits: [...seen.values()],
		downloads: messages.filter(isDownload),
	};
}

const isDownload = ({ url }: Message): boolean => hostOf(url) === RESULTS_HOST;
const hostOf = (url: string): string => new URL(url).host;
