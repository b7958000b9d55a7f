import { callTask, CHAT, type Endpoint, isMappedTo, type Provider, providers, servesModel } from "@vitrine/inference";
import { type ModelRecord, providerMapping } from "@vitrine/model";
import type { Choice } from "../shapes/view.ts";

interface Offered {
	/** The operator's endpoints that serve this model. */
	readonly own: readonly Choice[];
	/** Providers that the record names; if there are any, no others are offered. */
	readonly mapped: readonly Choice[];
	/** Providers of the task, which may not serve this model. */
	readonly others: readonly Choice[];
	/** The default of the panel. */
	readonly first: string | undefined;
}

const AUTO: Choice = { key: "auto", label: "Automatic" };
const HUB = "hf-inference";

/** The providers to choose from for a record. */
export function offered(record: ModelRecord, endpoints: readonly Endpoint[]): Offered {
	const task = callTask(record);
	if (task === undefined) return { own: [], mapped: [], others: [], first: undefined };
	const serving = endpoints.filter((endpoint) => servesModel(endpoint, record, task));
	const own = serving.map(choice);
	const mapped = mappedOf(record, task);
	const others = mapped.length > 0 ? [] : othersOf(task);
	// An endpoint that lists this model is known to serve it; others may not.
	const sure = serving.find(({ models }) => models !== undefined);
	// The hub finds a provider for a chat; other tasks start with its own inference.
	const hub = task === CHAT ? others.find(({ key }) => key === AUTO.key) : others[0];
	const first = mapped[0]?.key ?? sure?.id ?? hub?.key ?? own[0]?.key;
	return { own, mapped, others, first };
}

/** The providers of the record, in the hub's order. */
function mappedOf(record: ModelRecord, task: string): readonly Choice[] {
	const entries = providerMapping(record).filter((entry) => entry.status !== "error" && isMappedTo(entry, task));
	const named = new Set(entries.map(({ provider }) => provider));
	return [...named].flatMap((key) => servingTask(task).filter(({ id }) => id === key)).map(choice);
}

function othersOf(task: string): readonly Choice[] {
	const serving = servingTask(task);
	const hub = serving.filter(({ id }) => id === HUB);
	const rest = serving.filter(({ id }) => id !== HUB);
	return serving.length === 0 ? [] : [...hub.map(choice), AUTO, ...rest.map(choice)];
}

function servingTask(task: string): readonly Provider[] {
	return providers.filter(({ status, tasks }) => status !== "retired" && tasks.includes(task));
}

function choice({ id, label }: Pick<Provider, "id" | "label">): Choice {
	return { key: id, label };
}
