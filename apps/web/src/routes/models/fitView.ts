import { deviceOf, memoryOptions } from "@vitrine/catalogue";
import type { UpTo } from "@vitrine/search";
import { type Fit, OFFERED } from "../../hardware/fit.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import type { FitView } from "./view.ts";

/** The sizes of memory to choose from. */
export function sizesFor({ fit }: ListQuery): readonly number[] {
	const device = fit?.device === undefined ? undefined : deviceOf(fit.device);
	return device ? memoryOptions(device) : offered(fit);
}

/** The sizes, with the number of models that fit each. */
export function fitView({ fit }: ListQuery, sizes: readonly number[], counted: UpTo | undefined): FitView {
	const { all, known, counts } = counted ?? { all: 0, known: 0, counts: [] };
	const choices = sizes.map((memory, at) => ({ memory, count: counts[at] ?? 0 }));
	return { sizes: [...(fit?.device === undefined ? [{ count: all }] : []), ...choices], unsized: all - known };
}

function offered(fit: Fit | undefined): readonly number[] {
	return [...new Set([...OFFERED, ...(fit ? [fit.memory] : [])])].sort((a, b) => a - b);
}
