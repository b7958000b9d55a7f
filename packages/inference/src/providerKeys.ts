import { AUTO } from "./constants.ts";
import type { ProviderEntry } from "./providers/shapes.ts";

/** The values of `provider` for some providers, `auto` last, without retired ones. */
export const keysOf = (entries: readonly ProviderEntry[]): readonly string[] => [
	...entries.filter(({ status }) => status !== "retired").map(({ id }) => id),
	AUTO,
];
