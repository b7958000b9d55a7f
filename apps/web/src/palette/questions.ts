import { ENTRIES, modelsAddress } from "./address.ts";
import type { Entry } from "../search/shapes.ts";
import type { ModelsFound } from "./shapes.ts";

let known: Promise<readonly Entry[]> | undefined;

/** All entries but models; fetched once per page, and again after an error. */
export function entries(): Promise<readonly Entry[]> {
	known ??= fetchJson<readonly Entry[]>(ENTRIES).catch((error: unknown) => {
		known = undefined;
		throw error;
	});
	return known;
}

/** The models that match a text. */
export function modelsFor(text: string, signal: AbortSignal): Promise<ModelsFound> {
	return fetchJson(modelsAddress(text), signal);
}

async function fetchJson<T>(address: string, signal?: AbortSignal): Promise<T> {
	const answer = await fetch(address, signal ? { signal } : {});
	if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
	return (await answer.json()) as T;
}
