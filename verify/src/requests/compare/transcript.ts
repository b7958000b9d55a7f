import { HUB_HOST } from "../mock/hosts.ts";
import { RESULTS_HOST } from "../mock/media.ts";
import type { RecordedRequest } from "../recorder/exchange.ts";
import { comparable, type ComparedRequest } from "./request.ts";

/** The requests of a program, prepared for comparison. */
export interface Transcript {
	/** The requests with a body: the call itself. */
	readonly calls: readonly ComparedRequest[];
	/** The requests for the state and the result of a job, each once. */
	readonly polls: readonly ComparedRequest[];
	/** The downloads of results. */
	readonly downloads: readonly ComparedRequest[];
}

/** Sorts requests by their role; what the hub's own clients look up at the hub is left out. */
export function transcriptOf(requests: readonly RecordedRequest[], isHubClient: boolean): Transcript {
	const compared = requests.filter(({ url }) => !isHubClient || hostOf(url) !== HUB_HOST).map(comparable);
	const polls = compared.filter((request) => request.method === "GET" && !isDownload(request));
	return {
		calls: compared.filter(({ method }) => method !== "GET"),
		polls: [...new Map(polls.map((request) => [JSON.stringify(request), request])).values()],
		downloads: compared.filter(isDownload),
	};
}

const isDownload = ({ url }: ComparedRequest): boolean => hostOf(url) === RESULTS_HOST;
const hostOf = (url: string): string => new URL(url).host;
