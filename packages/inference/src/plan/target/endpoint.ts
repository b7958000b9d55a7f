import { type ModelRecord, shown } from "@vitrine/model";
import { ENDPOINT_TOKEN_VARIABLE, HUB_PROVIDER } from "../constants.ts";
import { InputError } from "../errors.ts";
import { CHAT } from "../kinds.ts";
import { entryOf } from "../providers/known.ts";
import type { RecordedCall } from "../providers/shapes.ts";
import type { CallOptions } from "../shapes.ts";
import type { Asked } from "./asked.ts";
import type { Destination } from "./destination.ts";
import { withFile } from "./files.ts";
import { NotServed } from "./notServed.ts";
import { formOf, requestOf } from "./request.ts";
import { givenToken, secretOf } from "./secret.ts";
import type { Target } from "./target.ts";

/** An endpoint of the reader's own, named by its address; NotServed where the hub's own inference has no form for the task. */
export function endpointTarget(record: ModelRecord, task: string, options: CallOptions): Target {
	const forms = entryOf(HUB_PROVIDER).calls[task];
	if (!forms) throw new NotServed(record, task, HUB_PROVIDER);
	const providerId = options.providerId ?? record.id;
	const recorded = formOf(forms, providerId)!;
	const destination = (asked: Asked): Destination => toEndpoint(asked, options.endpointUrl!, recorded);
	return { provider: undefined, providerId, nameGuessed: false, recorded, destination };
}

/** To an endpoint of the reader's own, which speaks as the hub's own inference does. */
function toEndpoint(asked: Asked, endpointUrl: string, recorded: RecordedCall): Destination {
	const { task, options } = asked;
	const base = endpointBase(endpointUrl);
	const variable = options.tokenVariable || ENDPOINT_TOKEN_VARIABLE;
	const token = secretOf(givenToken(options.accessToken), checkedVariable(variable));
	const entry = entryOf(HUB_PROVIDER);
	const payload = withFile(asked, entry, recorded);
	const head = { ...recorded.direct, url: endpointRequestUrl(base, task) };
	const url = endpointForClients(base, task);
	return {
		provider: undefined,
		payload,
		request: requestOf({ ...asked, payload }, recorded, head, token, entry),
		client: (_, model) => ({ token, model, endpointUrl: url }),
	};
}

/** The name, if every shell takes it for a variable's; else an InputError. */
export function checkedVariable(name: string): string {
	if (/^[A-Z][A-Z0-9_]*$/.test(name)) return name;
	throw new InputError(
		"tokenVariable",
		name,
		`${shown(name)} is not a variable's name. Use capitals, digits and underscores: API_TOKEN.`,
	);
}

/** The base of an endpoint, normalised as every client would, without a slash at its end. */
export function endpointBase(endpointUrl: string): string {
	const url = URL.canParse(endpointUrl) ? new URL(endpointUrl) : undefined;
	const plain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password;
	if (plain && endpointUrl.isWellFormed()) return url.href.replace(/\/+$/, "").replace(/\/chat\/completions$/, "");
	throw new InputError(
		"endpointUrl",
		endpointUrl,
		`${shown(endpointUrl)} is not the base of an endpoint. Use an http or https address without user, query or fragment, such as "http://localhost:8080/v1".`,
	);
}

/** Where a task is asked for under the base. */
export function endpointRequestUrl(base: string, task: string): string {
	if (task === CHAT) return `${base}/chat/completions`;
	return task === "text-generation" ? `${base}/completions` : base;
}

/**
 * The base as the hub's own clients must be told it: they put `/v1` before what they append, unless the base ends
 * in it, and append nothing to a whole address.
 */
export function endpointForClients(base: string, task: string): string {
	return base.endsWith("/v1") ? base : endpointRequestUrl(base, task);
}
