import { type CallOptions, type Endpoint, providers } from "@vitrine/inference";
import { type ModelRecord, providerMapping } from "@vitrine/model";
import { endpointToken, tokenValue } from "./tokens.ts";

/** An endpoint to call. */
export interface EndpointSpec {
	readonly url: string;
	readonly token: string;
}

/** The endpoint that the reader gives by its URL. */
export const urlEndpoint = (options: CallOptions): EndpointSpec | undefined =>
	options.endpointUrl ? { url: options.endpointUrl, token: endpointToken(options) } : undefined;

/** An endpoint of the operator's configuration. */
export const customEndpoint = ({ url, tokenVariable }: Endpoint, { accessToken }: CallOptions): EndpointSpec => ({
	url,
	token: accessToken || (tokenVariable === undefined ? NO_TOKEN : tokenValue(tokenVariable)),
});

/** The token for an endpoint that needs none: clients require one, or would send a hub token that they find. */
const NO_TOKEN = "unused";

/** The name of a model at an endpoint. */
export function endpointModel(endpoint: Endpoint, id: string, { providerId }: CallOptions): string {
	const served = endpoint.models?.find(({ id: pattern }) => matches(pattern, id))?.name;
	const [owner = "", ...rest] = id.split("/");
	const values = new Map([
		["{id}", id],
		["{owner}", owner],
		["{name}", rest.join("/")],
	]);
	const template = endpoint.model.replace(/\{\w+\}/g, (placeholder) => values.get(placeholder) ?? placeholder);
	return providerId || (served ?? template);
}

const matches = (pattern: string, id: string): boolean =>
	new RegExp(`^${pattern.split("*").map(escaped).join(".*")}$`, "s").test(id);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** The name of a model at a provider. */
export function providerModel(task: string, model: ModelRecord, { provider, providerId }: CallOptions): string {
	const mapped = providerMapping(model).filter((entry) => entry.provider === provider);
	const listed = (mapped.find((entry) => entry.task === task) ?? mapped[0])?.providerId;
	const prefix = isClosed(provider) ? `${provider}/` : "";
	return providerId || listed || (prefix && model.id.startsWith(prefix) ? model.id.slice(prefix.length) : model.id);
}

/** Whether a provider accepts no hub tokens and is never reached through the hub. */
export const isClosed = (provider: string | undefined): boolean =>
	providers.some(({ id, access }) => id === provider && access === "closed");
