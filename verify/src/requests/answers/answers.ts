import type { Answerer } from "../recorder/recorder.ts";
import { json, type Recorded, type Reply } from "../recorder/recorded.ts";
import { unknown, type Visit } from "./job.ts";
import { RESULTS_HOST, type Medium, served } from "./media.ts";
import { openaiReply } from "./openai.ts";
import { hfInference, PROVIDERS } from "./providers.ts";
import type { Scene } from "./scene.ts";

export const HUB_HOST = "huggingface.co";
export const ROUTER_HOST = "router.huggingface.co";

/** Answers as every host does that a scene may lead to: the hub, its router, the providers, where they leave results. */
export function answersFor(scene: Scene): Answerer {
	const visit: Visit = { scene, asked: 0 };
	return (request) => {
		const { host, pathname } = new URL(request.url);
		if (host === HUB_HOST) return hubReply(scene, request, pathname);
		if (host === RESULTS_HOST) return served(pathname.slice("/result/".length) as Medium);
		const [provider, path] = host === ROUTER_HOST ? routed(pathname) : [scene.provider, pathname];
		return providerReply(provider, request, path, visit);
	};
}

/** On the router the provider is the first step of the path; its own chat begins with `/v1`. */
function routed(pathname: string): [provider: string | undefined, path: string] {
	const [, first = "", ...rest] = pathname.split("/");
	return first === "v1" ? [undefined, pathname] : [first, `/${rest.join("/")}`];
}

function providerReply(provider: string | undefined, request: Recorded, path: string, visit: Visit): Reply {
	const own = provider === undefined ? hfInference : PROVIDERS[provider];
	const common = isOwn(provider, path) ? undefined : openaiReply(request, path);
	return common ?? own?.(request, path, visit) ?? unknown(request, path);
}

/** A path that ends as a common one does, and is answered another way. */
const isOwn = (provider: string | undefined, path: string): boolean =>
	provider === "zai-org" && path.endsWith("/async/images/generations");

/** What the hub says of the model, to clients that ask who serves it. */
function hubReply({ model, mapping }: Scene, { method }: Recorded, path: string): Reply {
	if (method !== "GET" || decodeURI(path) !== `/api/models/${model.id}`) return json({ error: "Not found" }, 404);
	const { id, tags, pipeline_tag } = model;
	return json({ _id: "1", id, modelId: id, tags, pipeline_tag, inferenceProviderMapping: mapping });
}
