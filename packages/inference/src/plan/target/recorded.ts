import type { ProviderEntry, RecordedRequest } from "../../providers/shapes.ts";

/**
 * The request recorded for a task and a name of the model: the first one that is only for this name, or whose pieces
 * the name contains.
 */
export function recordedFor({ calls }: ProviderEntry, task: string, name: string): RecordedRequest | undefined {
	const all = calls[task] ?? [];
	const [first] = all;
	if (first && first.when === undefined && first.only === undefined) return first;
	const lower = name.toLowerCase();
	return all.find(({ when = [], only = name }) => only === name && when.every((piece) => lower.includes(piece)));
}
