import { tasks } from "./tasks.ts";
import type { Demo } from "./shapes.ts";

/** The names of all files used in demos. */
export const mediaFiles: readonly string[] = [...new Set(tasks.flatMap(({ demo }) => namesIn(demo)))];

function namesIn({ inputs, outputs }: Demo): readonly string[] {
	return [...inputs, ...outputs].flatMap((item) => ("filename" in item ? [item.filename] : []));
}
