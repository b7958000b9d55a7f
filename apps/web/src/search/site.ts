import { providerOf, providers } from "@vitrine/inference";
import type { Config } from "../site/config.ts";
import type { WordReader } from "./reading/reader.ts";
import { readersFor } from "./reading/readers.ts";

const known = new WeakMap<Config["endpoints"], readonly WordReader[]>();

/** What a site reads in words: its own endpoints are providers too. */
export function readersOf({ endpoints }: Pick<Config, "endpoints">): readonly WordReader[] {
	const kept = known.get(endpoints);
	if (kept) return kept;
	const serving = providers.filter(({ status }) => status !== "retired");
	const readers = readersFor([...endpoints.map(providerOf), ...serving]);
	known.set(endpoints, readers);
	return readers;
}
