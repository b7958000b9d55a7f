import type { Index, IndexStatus, Maintenance, SourceInfo } from "@vitrine/search";
import type { Registry } from "prom-client";
import { ifAnswered, within } from "../../data/patience.ts";
import { readGauge, readGauges, sharedInScrape } from "./gauges.ts";

/** The part of an index that is measured. */
export type Measured = Pick<Index, "generation" | "sources"> & Pick<Maintenance, "status">;

/** Milliseconds that a scrape waits for the index; Prometheus itself waits 10 seconds by default. */
const PATIENCE = 3_000;

/** The most sources that have a label of their own. */
const MOST_SOURCES = 50;

/** Measures the state of the catalogue and the age of its sources on each scrape; unknown values are left out. */
export function measureCatalogue(registry: Registry, index: Measured): void {
	const status = sharedInScrape(() => answered(index.status()));
	for (const [name, help, read] of GAUGES) readGauge(registry, { name, help }, async () => read(await status()));
	readGauges(registry, { ...GENERATION, label: "generation" }, async () => {
		const generation = await answered(index.generation());
		return generation === undefined ? [] : [[generation, 1]];
	});
	const sources = sharedInScrape(async () => ((await answered(index.sources())) ?? []).slice(0, MOST_SOURCES));
	for (const [name, help, read] of SOURCES)
		readGauges(registry, { name, help, label: "source" }, async () =>
			(await sources()).map((source) => [source.id, read(source)] as const),
		);
}

const answered = <T>(answer: Promise<T>): Promise<T | undefined> => ifAnswered(within(PATIENCE, answer));

/** What `vitrine_index_up` is in each state. */
const STATES = { ready: 1, degraded: 0.5, down: 0 } as const;

type Read<T> = (from: T) => number | undefined;

const GAUGES: readonly (readonly [name: string, help: string, read: Read<IndexStatus | undefined>])[] = [
	[
		"vitrine_index_up",
		"1 while the index answers, 0.5 while it answers with a problem, 0 while it does not answer",
		(status) => STATES[status?.state ?? "down"],
	],
	["vitrine_index_records", "Records that readers see", (status) => status?.records],
	["vitrine_index_bytes", "Bytes of the index on disk", (status) => status?.bytes],
	[
		"vitrine_import_staged_records",
		"Records that a running or interrupted import has written and that readers do not see yet",
		(status) => status?.staged,
	],
];

const GENERATION = {
	name: "vitrine_index_generation_info",
	help: "The generation of the index, which every import changes",
};

const SOURCES: readonly (readonly [name: string, help: string, read: Read<SourceInfo>])[] = [
	[
		"vitrine_source_imported_timestamp_seconds",
		"When a source was last imported, in seconds since 1970",
		({ importedAt }) => (importedAt === undefined ? undefined : Date.parse(importedAt) / 1000),
	],
	["vitrine_source_records", "Records whose last import was from a source", ({ records }) => records],
	[
		"vitrine_source_skipped_records",
		"Records that the last import of a source could not read",
		({ skipped }) => skipped,
	],
];
