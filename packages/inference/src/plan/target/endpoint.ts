import { hfInference } from "../../providers/hf-inference.ts";
import { refuse } from "../../refusal.ts";
import { notServed } from "../notServed.ts";
import type { Ask, Target } from "../stages.ts";
import { recordedFor } from "./recorded.ts";

/** An endpoint given by its URL, which uses the format of the hub's own inference. */
export function endpointTarget(ask: Ask, url: string): Target {
	const { record, task, options } = ask;
	const name = options.providerId ?? record.id;
	const recorded = recordedFor(hfInference, task, name) ?? notServed(ask, hfInference);
	const nameField = options.providerId ? "providerId" : "model.id";
	return { type: "endpoint", base: endpointBase(url), entry: hfInference, name, nameField, isGuessed: false, recorded };
}

/** The base URL of an endpoint, normalised as every client would, without a trailing slash; else a refusal. */
export function endpointBase(endpointUrl: string): string {
	const url = URL.canParse(endpointUrl) ? new URL(endpointUrl) : undefined;
	const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password;
	if (isPlain && endpointUrl.isWellFormed() && !DIVIDER.test(url.origin))
		return url.href.replace(/\/+$/, "").replace(/\/chat\/completions$/, "");
	return refuse({ code: "not-an-endpoint", field: "endpointUrl", got: endpointUrl });
}

/** What would end a source in the policy of a page, which names the origin of the endpoint. */
const DIVIDER = /[;,\s'"]/;
