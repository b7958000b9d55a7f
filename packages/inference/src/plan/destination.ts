import { shown } from "@vitrine/model";
import {
	AUTO,
	ENDPOINT_TOKEN_VARIABLE,
	HUB_PROVIDER,
	HUB_TOKEN_PREFIX,
	HUB_TOKEN_VARIABLE,
	ROUTER_CHAT,
} from "../constants.ts";
import { InputError } from "../errors.ts";
import { CHAT } from "../kinds.ts";
import { entryOf, tokenVariable } from "../providers.ts";
import type { ProviderEntry, RecordedCall } from "../providers/shapes.ts";
import type { Call, CallOptions, ClientTarget } from "../shapes.ts";
import type { Asked } from "./asked.ts";
import { endpointBase, endpointForClients, endpointRequestUrl } from "./endpoint.ts";
import { withFile } from "./files.ts";
import { NotServed } from "./notServed.ts";
import { providerName } from "./providerName.ts";
import { formOf, requestOf } from "./request.ts";
import { givenToken, isHubToken, secretOf } from "./secret.ts";

/** The part of a call that depends on whom it goes to. */
export type Destination = Pick<
	Call,
	"provider" | "providerId" | "nameGuessed" | "inputs" | "parameters" | "request" | "client"
>;

/** To the provider itself, or to its path on the hub's router. */
export function toProvider(asked: Asked, entry: ProviderEntry): Destination {
	const { options } = asked;
	const given = givenToken(options.accessToken);
	const closed = entry.access === "closed";
	if (closed && given?.startsWith(HUB_TOKEN_PREFIX)) throw refusedToken(entry);
	const name = providerName(asked, entry);
	const { providerId } = name;
	const recorded = formFor(asked, entry, providerId);
	const payload = withFile(asked, entry, recorded);
	const routed =
		!closed && (options.route === "router" || entry.id === HUB_PROVIDER || (given !== undefined && isHubToken(given)));
	const token = secretOf(given, routed ? HUB_TOKEN_VARIABLE : tokenVariable(entry.id));
	return {
		provider: entry.id,
		...name,
		...payload,
		request: requestOf(
			{ ...asked, payload },
			recorded,
			routed ? recorded.routed! : recorded.direct,
			providerId,
			token,
			entry,
		),
		client: closed
			? { token, provider: entry.id, model: providerId }
			: { token: secretOf(given, HUB_TOKEN_VARIABLE), provider: entry.id, model: asked.record.id },
	};
}

/** The form for the provider's name of the model; a name that has none is NotServed. */
function formFor({ record, task }: Asked, entry: ProviderEntry, providerId: string): RecordedCall {
	const forms = entry.calls[task]!;
	const form = formOf(forms, providerId);
	if (form) return form;
	const names = forms.map(({ only }) => shown(only)).join(", ");
	throw new NotServed(record, task, entry.id, `it takes only the model it calls ${names}`);
}

/** To whichever provider the hub chooses: only its own clients can ask for that. */
export function toAuto({ record, payload, options }: Asked): Destination {
	return { provider: AUTO, providerId: record.id, ...payload, ...hubClient(options, AUTO, record.id) };
}

/** To the hub's own chat address, which finds the provider by what stands behind the model's id. */
export function toRouterChat(asked: Asked, provider: string): Destination {
	const { record, payload, options } = asked;
	const model = provider === AUTO ? record.id : `${record.id}:${provider}`;
	const token = secretOf(givenToken(options.accessToken), HUB_TOKEN_VARIABLE);
	const recorded = formOf(entryOf(HUB_PROVIDER).calls[CHAT]!, model)!;
	return {
		provider,
		providerId: model,
		...payload,
		request: requestOf(asked, recorded, { ...recorded.direct, url: ROUTER_CHAT }, model, token),
		...hubClient(options, AUTO, model),
	};
}

/** To an endpoint of the reader's own, which speaks as the hub's own inference does. */
export function toEndpoint(asked: Asked, endpointUrl: string): Destination {
	const { record, task, options } = asked;
	const base = endpointBase(endpointUrl);
	const variable = options.tokenVariable || ENDPOINT_TOKEN_VARIABLE;
	const token = secretOf(givenToken(options.accessToken), checkedVariable(variable));
	const model = options.providerId ?? record.id;
	const entry = entryOf(HUB_PROVIDER);
	const recorded = formOf(entry.calls[task]!, model)!;
	const payload = withFile(asked, entry, recorded);
	const head = { ...recorded.direct, url: endpointRequestUrl(base, task) };
	return {
		providerId: model,
		...payload,
		request: requestOf({ ...asked, payload }, recorded, head, model, token, entry),
		client: { token, model, endpointUrl: endpointForClients(base, task) },
	};
}

/** The hub's clients refuse to let the hub choose when they hold somebody else's key. */
function hubClient({ accessToken, log }: CallOptions, provider: string, model: string): { client?: ClientTarget } {
	const given = givenToken(accessToken);
	if (isHubToken(given)) return { client: { token: secretOf(given, HUB_TOKEN_VARIABLE), provider, model } };
	log?.(`accessToken: the hub's clients are left out, since on its router they take only "${HUB_TOKEN_PREFIX}" tokens`);
	return {};
}

const refusedToken = ({ id, label }: ProviderEntry): InputError =>
	new InputError(
		"accessToken",
		`${HUB_TOKEN_PREFIX}…`,
		`${label} (${id}) is closed: it cannot be reached through the hub and refuses tokens that begin with "hf_". Give a key of its own.`,
	);

/** The name, if every shell takes it for a variable's; else an InputError. */
export function checkedVariable(name: string): string {
	if (/^[A-Z][A-Z0-9_]*$/.test(name)) return name;
	throw new InputError(
		"tokenVariable",
		name,
		`${shown(name)} is not a variable's name. Use capitals, digits and underscores: API_TOKEN.`,
	);
}
