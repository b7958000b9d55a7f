import { json, type RecordedRequest, type Reply } from "../recorder/exchange.ts";
import type { Responder } from "../recorder/recorder.ts";
import { fileReply, type Medium, RESULTS_HOST } from "./media.ts";
import { openaiReply } from "./openai.ts";
import { hfInference, PROVIDERS } from "./providers.ts";
import type { Scenario } from "./scenario.ts";
import { notFound, type Session } from "./session.ts";

export const HUB_HOST = "huggingface.co";
const ROUTER_HOST = "router.huggingface.co";

/** Plays the hosts that a call can reach: the hub, its router, the providers, and the host of their results. */
export function mockHosts(scenario: Scenario): Responder {
	const session: Session = { scenario, polls: 0 };
	return (request) => {
		const { host, pathname } = new URL(request.url);
		if (host === HUB_HOST) return hubReply(scenario, request, pathname);
		if (host === RESULTS_HOST) return fileReply(pathname.slice("/result/".length) as Medium);
		const [provider, path] = host === ROUTER_HOST ? routed(pathname) : [scenario.provider, pathname];
		return providerReply(provider, request, path, session);
	};
}

/** The provider and path of a request to the router: the provider comes first, but chat is at `/v1` without one. */
function routed(pathname: string): [provider: string | undefined, path: string] {
	const [, first = "", ...rest] = pathname.split("/");
	return first === "v1" ? [undefined, pathname] : [first, `/${rest.join("/")}`];
}

function providerReply(provider: string | undefined, request: RecordedRequest, path: string, session: Session): Reply {
	const mock = provider === undefined ? hfInference : PROVIDERS[provider];
	const common = isOwn(provider, path) ? undefined : openaiReply(request, path);
	return common ?? mock?.(request, path, session) ?? notFound(request, path);
}

/** Whether a path only looks like a route of OpenAI's API. */
const isOwn = (provider: string | undefined, path: string): boolean =>
	provider === "zai-org" && path.endsWith("/async/images/generations");

/** The hub's reply to clients that look up the providers of the model. */
function hubReply({ model, mapping }: Scenario, { method }: RecordedRequest, path: string): Reply {
	if (method !== "GET" || decodeURI(path) !== `/api/models/${model.id}`) return json({ error: "Not found" }, 404);
	const { id, tags, pipeline_tag } = model;
	return json({ _id: "1", id, modelId: id, tags, pipeline_tag, inferenceProviderMapping: mapping });
}
