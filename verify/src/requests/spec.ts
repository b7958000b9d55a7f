import { callTask, type CallOptions } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import type { Subject } from "../subject.ts";
import { filesIn, inputsOf, parametersOf } from "./inputs.ts";
import { customEndpoint, endpointModel, type EndpointSpec, providerModel, urlEndpoint } from "./models.ts";

/** What a call has to achieve, derived only from its options, independently of the plan that made the snippet. */
export interface CallSpec {
	/** The pipeline tag, or `conversational`. */
	readonly task: string;
	readonly model: ModelRecord;
	readonly options: CallOptions;
	/** The key of the provider, or `auto`; undefined for an endpoint. */
	readonly provider: string | undefined;
	readonly endpoint: EndpointSpec | undefined;
	/** The name of the model at the provider or endpoint. */
	readonly providerId: string;
	/** The payload, or the messages of a chat; a file is given by its name. */
	readonly inputs: unknown;
	readonly parameters: Readonly<Record<string, unknown>>;
	/** The names of the files that the call reads. */
	readonly files: readonly string[];
}

/** The spec of a snippet that makes a call; throws for any other subject. */
export function specOf({ id, model, call }: Subject): CallSpec {
	const task = callTask(model);
	if (call === undefined || task === undefined) throw new Error(`${id}: this is not a call.`);
	const { options } = call;
	const own = options.endpoints?.find((endpoint) => endpoint.id === options.provider);
	const endpoint = urlEndpoint(options) ?? (own && customEndpoint(own, options));
	const inputs = inputsOf(task, model, options);
	return {
		task,
		model,
		options,
		provider: endpoint ? undefined : options.provider,
		endpoint,
		providerId: own ? endpointModel(own, model.id, options) : providerModel(task, model, options),
		inputs,
		parameters: parametersOf(task, options, inputs),
		files: filesIn(task, inputs),
	};
}
