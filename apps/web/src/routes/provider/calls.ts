import {
	type CallOptions,
	CHAT,
	type Endpoint,
	type HttpRequest,
	isRefusal,
	plan,
	type Provider,
} from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";

/** How one task of a provider is called directly. */
export interface ProviderCall {
	/** A task, or `conversational`. */
	readonly task: string;
	/** The request for a model named MODEL; absent if no raw request can be made. */
	readonly request: HttpRequest | undefined;
}

/** Stands for the provider's name for a model. */
export const MODEL = "MODEL";

/** The calls of a provider, in the order of its tasks. */
export function callsOf(provider: Provider): readonly ProviderCall[] {
	return provider.tasks.map((task) => ({
		task,
		request: requestOf(task, { provider: provider.id, providerId: MODEL }),
	}));
}

/** The calls of an endpoint, in the order of its tasks. */
export function callsAt({ url, tasks }: Endpoint): readonly ProviderCall[] {
	return tasks.map((task) => ({
		task,
		request: requestOf(task, { endpointUrl: url, providerId: MODEL }),
	}));
}

function requestOf(task: string, options: CallOptions): HttpRequest | undefined {
	const call = plan(exampleOf(task), options);
	return isRefusal(call) ? undefined : call.request;
}

function exampleOf(task: string): ModelRecord {
	const id = "owner/name";
	return task === CHAT ? { id, tags: [CHAT], pipeline_tag: "text-generation" } : { id, tags: [], pipeline_tag: task };
}

/** The body of the request, in a word or two. */
export function bodyText({ body }: HttpRequest): string {
	return body.type === "json" ? "JSON" : body.type === "file" ? "the file" : "a form";
}

/** The response, in a few words. */
export function answerText({ answer }: HttpRequest): string {
	if (!("medium" in answer)) return answer.type === "stream" ? "a stream" : "JSON";
	if (answer.type === "queue") return "a ticket";
	if (answer.type === "bytes") return `the ${answer.medium}`;
	return answer.type === "base64" ? `the ${answer.medium}, in JSON` : `the ${answer.medium}’s address`;
}
