import type { Experts, KvCache, MemoryEstimate } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { compact, exact, size } from "../../../base/numbers.ts";
import { LABELS } from "../../../facts/labels.ts";
import { type Fact, Spec } from "../../../ui/marks/Spec.tsx";

interface DetailsProps {
	readonly record: ModelRecord;
	readonly estimate: MemoryEstimate;
}

/** What memory depends on besides the weights: the context, experts, the parts of a pipeline; and the repository. */
export function Details({ record, estimate }: DetailsProps): ReactElement | null {
	const { cache, experts, usual } = estimate;
	const facts: readonly Fact[] = [
		...(cache ? cacheFacts(cache) : []),
		...(experts ? [["Experts", expertsText(experts)] as const] : []),
		...(usual?.parts ?? []).map(({ folder, bytes }): Fact => [folder, size(bytes)]),
		...(record.usedStorage ? [[LABELS.repository, size(record.usedStorage)] as const] : []),
	];
	return facts.length === 0 ? null : <Spec facts={facts} />;
}

/** Lengths of context that are listed. */
const CONTEXTS = [2048, 8192, 32_768, 131_072];

function cacheFacts({ context, longest = context, bytesAt }: KvCache): readonly Fact[] {
	const lengths = [...CONTEXTS.filter((tokens) => tokens < longest), longest];
	return lengths.map((tokens): Fact => [`KV cache, ${exact(tokens)} tokens`, size(bytesAt(tokens))]);
}

function expertsText({ count, perToken, active, from }: Experts): string {
	const used = perToken === undefined ? undefined : `${exact(perToken)} used for each token`;
	const all = count === undefined ? undefined : exact(count);
	const estimated = from === "name" ? ", by the name" : "";
	const each = active === undefined ? undefined : `about ${compact(active)} parameters active${estimated}`;
	return [all, used, each, "all in memory"].filter((part) => part !== undefined).join("; ");
}
