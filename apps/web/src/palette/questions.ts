import { ENTRIES, modelsAddress } from "./address.ts";
import type { Entry, ModelsFound } from "./shapes.ts";

let known: Promise<readonly Entry[]> | undefined;

/** Everything but models; asked for once a page, and again after a fault. */
export function entries(): Promise<readonly Entry[]> {
	known ??= ask<readonly Entry[]>(ENTRIES).catch((error: unknown) => {
		known = undefined;
		throw error;
	});
	return known;
}

/** The models that answer to a text. */
export function modelsFor(text: string, signal: AbortSignal): Promise<ModelsFound> {
	return ask(modelsAddress(text), signal);
}

async function ask<T>(address: string, signal?: AbortSignal): Promise<T> {
	const answer = await fetch(address, signal ? { signal } : {});
	if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
	return (await answer.json()) as T;
}
