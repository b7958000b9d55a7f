import { dataDirectory, openStore, type Store } from "@vitrine/store";
import type { Io } from "./io.ts";

/** Opens the catalogue for a command that reads it, filled with the starter catalogue if it is empty, and closes it after. */
export async function withCatalogue<T>(
	io: Io,
	data: string | undefined,
	work: (store: Store) => Promise<T>,
): Promise<T> {
	const onFill = (): void => io.err("Filling the empty catalogue with the starter models …\n");
	const store = await openStore({ data: dataDirectory(io.env, data), onFill });
	try {
		return await work(store);
	} finally {
		await store.close();
	}
}
