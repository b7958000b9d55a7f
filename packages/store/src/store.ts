import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { openEmbedded, type Index, type Row } from "@vitrine/search";
import type { Repositories } from "@vitrine/sources";
import { repositoriesOf } from "./repositories.ts";
import { fillIfEmpty, STARTER } from "./starter.ts";

/** A catalogue that is open: its records, and the files behind them. */
export interface Store {
	readonly index: Index;
	/** The files behind a row; undefined when its source keeps none. */
	repositories(row: Row): Repositories | undefined;
	close(): Promise<void>;
}

export interface StoreOptions {
	/** The directory that holds the catalogue; made where there is none. */
	readonly data: string;
	/** What an empty catalogue is filled with; false leaves it empty. The project's own starter unless given. */
	readonly starter?: string | false;
	/** Told once before an empty catalogue is filled, which takes a second or two. */
	readonly onFill?: () => void;
}

/** The file of the catalogue in its directory. */
const FILE = "catalogue.sqlite";

/** Opens the catalogue of a directory, and fills it if it is empty. Throws IndexError where the file cannot be used. */
export async function openStore({ data, starter = STARTER, onFill }: StoreOptions): Promise<Store> {
	const index = openEmbedded(join(data, FILE));
	try {
		if (starter !== false) await fillIfEmpty(index, starter, onFill);
	} catch (error) {
		await index.close();
		throw error;
	}
	return { index, repositories: repositoriesOf(), close: () => index.close() };
}

/** The directory of the catalogue: the one given, else VITRINE_DATA of the environment, else `.vitrine` in the project. */
export function dataDirectory(env: Readonly<Record<string, string | undefined>>, given?: string): string {
	return resolve(given || env["VITRINE_DATA"] || fileURLToPath(new URL("../../../.vitrine", import.meta.url)));
}
