import { AUTO, HUB_PROVIDER, HUB_TOKEN_PREFIX, HUB_TOKEN_VARIABLE, ROUTER_CHAT } from "../constants.ts";
import { InputError } from "../errors.ts";
import { tokenVariable } from "../providers/known.ts";
import type { ProviderEntry, RecordedCall } from "../providers/shapes.ts";
import type { CallOptions } from "../shapes.ts";
import type { Asked } from "./asked.ts";
import { withFile } from "./files.ts";
import type { Form } from "./form.ts";
import { requestOf } from "./request.ts";
import { givenToken, isHubToken, secretOf } from "./secret.ts";

/** The part of a form that depends on whom its calls go to. */
export type Destination = Pick<Form, "provider" | "payload" | "request" | "client">;

/** To the provider itself, or to its path on the hub's router. */
export function toProvider(asked: Asked, entry: ProviderEntry, recorded: RecordedCall): Destination {
	const { options } = asked;
	const given = givenToken(options.accessToken);
	const closed = entry.access === "closed";
	if (closed && given?.startsWith(HUB_TOKEN_PREFIX)) throw refusedToken(entry);
	const payload = withFile(asked, entry, recorded);
	const routed =
		!closed && (options.route === "router" || entry.id === HUB_PROVIDER || (given !== undefined && isHubToken(given)));
	const token = secretOf(given, routed ? HUB_TOKEN_VARIABLE : tokenVariable(entry.id));
	const head = routed ? recorded.routed! : recorded.direct;
	const hubToken = secretOf(given, HUB_TOKEN_VARIABLE);
	return {
		provider: entry.id,
		payload,
		request: requestOf({ ...asked, payload }, recorded, head, token, entry),
		client: closed
			? (_, model) => ({ token, provider: entry.id, model })
			: ({ id }) => ({ token: hubToken, provider: entry.id, model: id }),
	};
}

/** To whichever provider the hub chooses: only its own clients can ask for that. */
export function toAuto({ payload, options }: Asked): Destination {
	return { provider: AUTO, payload, request: undefined, client: hubClient(options) };
}

/** To the hub's own chat address, which finds the provider by what stands behind the model's id. */
export function toRouterChat(asked: Asked, provider: string, recorded: RecordedCall): Destination {
	const { payload, options } = asked;
	const token = secretOf(givenToken(options.accessToken), HUB_TOKEN_VARIABLE);
	const request = requestOf(asked, recorded, { ...recorded.direct, url: ROUTER_CHAT }, token);
	return { provider, payload, request, client: hubClient(options) };
}

/** The hub's clients refuse to let the hub choose when they hold somebody else's key. */
function hubClient({ accessToken, log }: CallOptions): Form["client"] {
	const given = givenToken(accessToken);
	const token = secretOf(given, HUB_TOKEN_VARIABLE);
	if (isHubToken(given)) return (_, model) => ({ token, provider: AUTO, model });
	log?.(`accessToken: the hub's clients are left out, since on its router they take only "${HUB_TOKEN_PREFIX}" tokens`);
	return undefined;
}

const refusedToken = ({ id, label }: ProviderEntry): InputError =>
	new InputError(
		"accessToken",
		`${HUB_TOKEN_PREFIX}…`,
		`${label} (${id}) is closed: it cannot be reached through the hub and refuses tokens that begin with "hf_". Give a key of its own.`,
	);
