import { callTask, CHAT, type Endpoint, type Provider, providers, servesModel } from "@vitrine/inference";
import { type ModelRecord, providerMapping } from "@vitrine/model";
import type { Choice } from "../view/view.ts";

interface Offered {
	/** The operator's endpoints that serve this model. */
	readonly own: readonly Choice[];
	/** Providers that the record names, and none beside them where it names any. */
	readonly mapped: readonly Choice[];
	/** Those that serve the task, if they serve this model. */
	readonly others: readonly Choice[];
	/** The one that a panel begins with. */
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
	// An endpoint that lists this model is known to serve it; of others that is a guess.
	const sure = serving.find(({ models }) => models !== undefined);
	const first = mapped[0]?.key ?? sure?.id ?? others[0]?.key ?? own[0]?.key;
	return { own, mapped, others, first };
}

/** In the order of the record, which is the hub's. */
function mappedOf(record: ModelRecord, task: string): readonly Choice[] {
	const entries = providerMapping(record).filter(isLive(record));
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

/** Entries that are about this task and have not gone wrong. */
function isLive({
	pipeline_tag,
}: ModelRecord): (entry: { readonly status?: string; readonly task?: string }) => boolean {
	return ({ status, task }) => status !== "error" && (task === undefined || task === CHAT || task === pipeline_tag);
}
