import { type Given, openStore, placeOf, type Store } from "@vitrine/store";
import type { Io } from "./io.ts";

/**
 * Opens the catalogue for a command that reads it, and closes it afterwards. An empty one in a directory is filled with the
 * starter models. Throws SettingError and IndexError.
 */
export async function withCatalogue<T>(io: Io, given: Given, work: (store: Store) => Promise<T>): Promise<T> {
	const onFill = (): void => io.err("Adding the starter models to the empty catalogue …\n");
	return closing(openStore({ ...placeOf(io.env, given), onFill, onNotice: noticesOf(io) }), work);
}

/** The same for a command that changes or examines the catalogue: an empty one stays empty. */
export async function withOwnCatalogue<T>(io: Io, given: Given, work: (store: Store) => Promise<T>): Promise<T> {
	return closing(openStore({ ...placeOf(io.env, given), starter: false, onNotice: noticesOf(io) }), work);
}

const noticesOf =
	(io: Io) =>
	(message: string): void =>
		io.err(`${message}\n`);

async function closing<T>(opening: Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
	const store = await opening;
	try {
		return await work(store);
	} finally {
		await store.close();
	}
}
