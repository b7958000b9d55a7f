import { type Result, RESULTS } from "@vitrine/model";
import type { VisibleStore } from "@vitrine/store";

/** The ids of the models that were checked here, by result. */
export type CheckedIds = Readonly<Record<Result, readonly string[]>>;

export const NONE_CHECKED: CheckedIds = { run: [], failed: [] };

export async function checkedIds({ outcomes }: Pick<VisibleStore, "outcomes">): Promise<CheckedIds> {
	const [run = [], failed = []] = await Promise.all(RESULTS.map(async (result) => outcomes?.ids(result)));
	return { run, failed };
}
