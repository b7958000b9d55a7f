import { type Given, openStore, placeOf, type Store } from "@vitrine/store";
import type { Io } from "./io.ts";

/**
 * Opens the catalogue for a command that reads it, and closes it afterwards. An empty one in a directory is filled with the
 * starter models. Throws SettingError and IndexError.
 */
export async function withCatalogue<T>(io: Io, given: Given, work: (store: Store) => Promise<T>): Promise<T> {
	const onFill = (): void => io.err("Filling the empty catalogue with the starter models …\n");
	const store = await openStore({ ...placeOf(io.env, given), onFill, onNotice: (message) => io.err(`${message}\n`) });
	try {
		return await work(store);
	} finally {
		await store.close();
	}
}
