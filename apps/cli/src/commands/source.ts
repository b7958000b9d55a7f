import { resolve } from "node:path";
import type { Command } from "commander";
import { type SourceInfo, sourceName } from "@vitrine/search";
import { openSource } from "@vitrine/sources";
import { type Removal, removeSource, type Store } from "@vitrine/store";
import { withOwnCatalogue } from "../catalogue.ts";
import { Misuse } from "../errors.ts";
import { counted, day, json, printable, table } from "../format.ts";
import type { Io } from "../io.ts";
import { catalogueCommand, examples } from "../options.ts";
import { duration, ProgressLine } from "../progress.ts";

interface Options {
	readonly json?: boolean;
	readonly data?: string;
	readonly opensearch?: string;
}

const END = `
Name a source as it was imported, or by its name on the site. Its files are not
changed. A model that is also in another source keeps the facts from that source.
${examples("vitrine source list", "vitrine source remove ./models", "vitrine source remove hub.example.org")}`;

/** `vitrine source list|remove` */
export function sourceCommand(vitrine: Command, io: Io): void {
	const source = vitrine
		.command("source")
		.description("List the sources of the catalogue, or remove one")
		.helpCommand("help [command]", "Print help for a command")
		.addHelpText("after", END);
	catalogueCommand(source, "list", "List the sources, with the number of their models").action((options: Options) =>
		withOwnCatalogue(io, options, (store) => list(io, store, options)),
	);
	catalogueCommand(source, "remove <source>", "Remove a source and its models from the catalogue").action(
		(given: string, options: Options) => withOwnCatalogue(io, options, (store) => remove(io, store, given, options)),
	);
}

/** The sources that have models: those of a removed source are gone, but not the day of its import. */
const sourcesOf = async ({ index }: Store): Promise<readonly SourceInfo[]> =>
	(await index.sources()).filter(({ records = 0 }) => records > 0);

async function list(io: Io, store: Store, options: Options): Promise<void> {
	const sources = await sourcesOf(store);
	if (options.json) return io.out(json(sources.map((source) => ({ name: sourceName(source.id), ...source }))));
	if (sources.length === 0) return io.err("The catalogue has no models. To import some: vitrine import SOURCE\n");
	await io.out(table(io, ["name", "models", "imported", "location"], sources.map(rowOf)));
}

const rowOf = ({ id, records = 0, importedAt, location }: SourceInfo): readonly string[] => [
	sourceName(id),
	records.toLocaleString("en"),
	day(importedAt),
	location,
];

async function remove(io: Io, store: Store, given: string, options: Options): Promise<void> {
	const source = theOne(given, await locationsOf(given, io), await sourcesOf(store));
	const line = new ProgressLine(io, "remove");
	let removal: Removal;
	try {
		removal = await removeSource(store.index, source, {
			signal: io.signal,
			onProgress: (looked) => line.report({ imported: looked, skipped: 0, met: 0 }),
		});
	} finally {
		line.end();
	}
	const { location } = source;
	await io.out(options.json ? json({ source, ...removal }) : sentence(location, removal, line.seconds()));
}

const sentence = (location: string, { removed, kept }: Removal, seconds: number): string => {
	const others = kept > 0 ? `; kept ${counted(kept, "model")} of other sources` : "";
	return `${printable(location)}: removed ${counted(removed, "model")} in ${duration(seconds)}${others}\n`;
};

/** Where a source is that is named as for an import; its files may no longer be there. */
async function locationsOf(given: string, { env, folder }: Io): Promise<readonly string[]> {
	const opened = await openSource(given, { env }).catch(() => undefined);
	return [given, resolve(folder, given), ...(opened ? [opened.location] : [])];
}

/** The source that was named. Throws a Misuse that lists them if there is none, or more than one. */
function theOne(given: string, locations: readonly string[], sources: readonly SourceInfo[]): SourceInfo {
	const exact = sources.filter(({ id, location }) => locations.includes(location) || id === given);
	const found = exact.length > 0 ? exact : sources.filter(({ id }) => sourceName(id) === given);
	const [one] = found;
	if (one !== undefined && found.length === 1) return one;
	const named = JSON.stringify(given);
	if (sources.length === 0) throw new Misuse(`There is no source ${named}: the catalogue has no models.`);
	const list = (found.length > 0 ? found : sources).slice(0, MOST_LISTED).map(({ id }) => `  ${printable(id)}`);
	const problem = found.length > 0 ? `${named} is the name of ${found.length} sources` : `There is no source ${named}`;
	throw new Misuse([`${problem}. Name one of these:`, ...list].join("\n"));
}

/** Sources that a message lists. */
const MOST_LISTED = 20;
