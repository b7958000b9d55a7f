import { providers } from "@vitrine/inference";
import { type Mapped, type ModelRecord, providerMapping } from "@vitrine/model";
import type { CallSpec } from "../spec.ts";

/** What the mocked hosts need to know about a call in order to reply to it. */
export interface Scenario {
	/** The pipeline tag, or `conversational`. */
	readonly task: string;
	/** The provider that is called; undefined for an endpoint. */
	readonly provider: string | undefined;
	readonly model: ModelRecord;
	/** The providers of the model according to the hub. */
	readonly mapping: Readonly<Record<string, ProviderModel>>;
}

/** A model at a provider, as the hub's API describes it. */
interface ProviderModel {
	readonly providerId: string;
	readonly task: string;
	readonly status: "live";
	readonly adapter?: string;
	readonly adapterWeightsPath?: string;
}

/** The scenario of a call: the model is available at the provider that is called, or at any if the hub may choose. */
export function scenarioOf({ task, provider, providerId, model, options }: CallSpec): Scenario {
	const listed = providerMapping(model).map((entry): Entry => [entry.provider, modelOf(entry, task)]);
	const isCalled = provider !== undefined && provider !== "auto" && !listed.some(([name]) => name === provider);
	const called: readonly Entry[] = isCalled
		? [otherThan(provider, model, task), [provider, { providerId, task, status: "live" }]]
		: [];
	const entries = [...listed, ...called];
	const [first = [defaultProvider(task), { providerId: model.id, task, status: "live" }] as Entry] = entries;
	return {
		task,
		provider: options.provider === "auto" ? first[0] : provider,
		model,
		mapping: Object.fromEntries(entries.length > 0 ? entries : [first]),
	};
}

/** Another provider, which the hub names first: a program that leaves the choice to the hub calls that one. */
const otherThan = (provider: string, { id }: ModelRecord, task: string): Entry => [
	provider === "hf-inference" ? "together" : "hf-inference",
	{ providerId: `${id}-elsewhere`, task, status: "live" },
];

type Entry = readonly [provider: string, model: ProviderModel];

const modelOf = ({ providerId, task: mapped, adapter, adapterWeightsPath }: Mapped, task: string): ProviderModel => ({
	providerId,
	task: mapped ?? task,
	status: "live",
	...(adapter !== undefined && { adapter }),
	...(adapterWeightsPath !== undefined && { adapterWeightsPath }),
});

/** The provider that the hub names first for a model without a mapping: its own inference if it serves the task. */
function defaultProvider(task: string): string {
	const serving = providers.filter(({ tasks }) => tasks.includes(task)).map(({ id }) => id);
	return serving.find((id) => id === "hf-inference") ?? serving[0] ?? "hf-inference";
}
