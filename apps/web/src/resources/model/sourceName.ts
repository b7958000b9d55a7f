import type { ModelView } from "./model.ts";

/** What readers call a source: the title that it has, else its kind and the last part of its path or address, which shows nothing of the machine. */
export function sourceName({ attribution, kind, location }: NonNullable<ModelView["source"]>): string {
	return attribution?.title ?? `${kind} ${lastPart(location)}`;
}

const lastPart = (location: string): string => location.split(/[\\/]/).findLast((part) => part !== "") ?? location;
