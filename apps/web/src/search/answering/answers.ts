import type { Site } from "../../site/site.ts";
import { codeAnswer } from "./code.ts";
import type { CheckedIds } from "../../data/checkedIds.ts";
import { filtersOf, queryOf } from "../reading/filters.ts";
import { isLookedUp } from "../reading/meanings.ts";
import { searchable } from "./models.ts";
import type { Settled } from "./settle.ts";
import type { Answer } from "../shapes.ts";
import type { Understood } from "../reading/understand.ts";

/** Models that are looked through for one that can do what words about code ask. */
const LOOKED = 20;

/** The code that a text asks for. If its words are part of a name, it is offered only if there is nothing to remark on. */
export async function answersFor(
	site: Pick<Site, "store" | "config">,
	settled: Settled,
): Promise<{ readonly answers: readonly Answer[]; readonly isSure: boolean }> {
	if (settled.code.length > 0) {
		const answer = await codeFor(site, settled, settled.ids);
		return { answers: answer ? [answer] : [], isSure: answer?.code !== undefined };
	}
	const answer = settled.other && (await codeFor(site, withKnown(settled.other)));
	return { answers: answer?.code && answer.remarks.length === 0 ? [answer] : [], isSure: false };
}

/** Without the filters that must be looked up first. */
function withKnown({ filters, ...rest }: Understood): Understood {
	return { ...rest, filters: filters.filter(({ meaning }) => !isLookedUp(meaning)) };
}

async function codeFor(
	{ store: { index }, config: { endpoints } }: Pick<Site, "store" | "config">,
	{ words, filters: reads, code }: Understood,
	ids?: CheckedIds,
): Promise<Answer | undefined> {
	if (code.length === 0) return undefined;
	const filters = filtersOf(reads);
	const { rows } = await index.search({ ...queryOf(searchable(words), filters, ids), limit: LOOKED });
	const models = rows.map(({ record }) => record);
	const meanings = code.map(({ meaning }) => meaning);
	return codeAnswer(models, meanings, endpoints, filters.facets.library?.[0]);
}
