import type { Experts, KvCache, MemoryEstimate } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { compact, exact } from "../../../base/numbers.ts";
import { LABELS } from "../../../facts/labels.ts";
import { Size } from "../../../ui/marks/Numbers.tsx";
import { Heading } from "../../../ui/page/Heading.tsx";
import { Isolated } from "../../../ui/text/Isolated.tsx";

interface DetailsProps {
	readonly record: ModelRecord;
	readonly estimate: MemoryEstimate;
}

type Row = readonly [label: string, bytes: number];

/** What memory depends on besides the weights: the context, experts and the parts of a pipeline; and the repository. */
export function Details({ record, estimate }: DetailsProps): ReactElement {
	const { cache, experts, usual } = estimate;
	const parts = (usual?.parts ?? []).map(({ folder, bytes }): Row => [folder, bytes]);
	return (
		<>
			{experts && <p>{expertsText(experts)}</p>}
			{cache && <Sizes id="kv-cache" title="KV cache by length of context" rows={cacheRows(cache)} />}
			{parts.length > 0 && <Sizes id="parts" title="Parts of the pipeline" rows={parts} />}
			{!!record.usedStorage && (
				<p className="muted">
					{LABELS.repository}: <Size bytes={record.usedStorage} />
				</p>
			)}
		</>
	);
}

interface SizesProps {
	readonly id: string;
	readonly title: string;
	readonly rows: readonly Row[];
}

function Sizes({ id, title, rows }: SizesProps): ReactElement {
	return (
		<section>
			<Heading level={3} id={id}>
				{title}
			</Heading>
			<table className="table narrow">
				<caption className="hidden">{title}</caption>
				<tbody>
					{rows.map(([label, bytes]) => (
						<tr key={label}>
							<th scope="row">
								<Isolated text={label} />
							</th>
							<td className="number">
								<Size bytes={bytes} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** Lengths of context that are listed. */
const CONTEXTS = [2048, 8192, 32_768, 131_072];

function cacheRows({ context, longest = context, bytesAt }: KvCache): readonly Row[] {
	const lengths = [...CONTEXTS.filter((tokens) => tokens < longest), longest];
	return lengths.map((tokens): Row => [`${exact(tokens)} tokens`, bytesAt(tokens)]);
}

/** `A mixture of 128 experts: each token uses 8, about 3.4 B parameters. All of them are in memory.` */
function expertsText({ count, perToken, active, from }: Experts): string {
	const all = count === undefined ? "A mixture of experts" : `A mixture of ${exact(count)} experts`;
	const parameters = active === undefined ? undefined : `about ${compact(active)} parameters`;
	const used = [perToken === undefined ? undefined : exact(perToken), parameters].filter((one) => one !== undefined);
	const each = used.length === 0 ? "" : `: each token uses ${used.join(", ")}${from === "name" ? ", by the name" : ""}`;
	return `${all}${each}. All experts are in memory.`;
}
