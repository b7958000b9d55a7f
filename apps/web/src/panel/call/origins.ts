import { callTask, type Endpoint, hostsOf } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { offered } from "./providers.ts";

/** The hub, which the client library asks for the provider's name for a model. */
const HUB = "https://huggingface.co";

/**
 * The origins that the page of a model may call: those of the providers and endpoints that the page offers, and the hub.
 * None if the model cannot be called.
 */
export function originsFor(record: ModelRecord, endpoints: readonly Endpoint[]): readonly string[] {
	const task = callTask(record);
	if (task === undefined) return [];
	const { own, mapped, others } = offered(record, endpoints);
	const ids = new Set(own.map(({ key }) => key));
	const here = endpoints.filter(({ id }) => ids.has(id)).map(({ url }) => new URL(url).origin);
	const services = [...mapped, ...others].flatMap(({ key }) => hostsOf(key, task));
	return [...new Set([...here, ...services, ...(services.length > 0 ? [HUB] : [])])];
}
