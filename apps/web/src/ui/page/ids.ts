import { createContext, type Provider, useContext } from "react";

/** Gives out ids, each once per page. */
interface Ids {
	/** Returns `wanted`, or `wanted-2`, `wanted-3` and so on if it is taken. */
	claim(wanted: string): string;
}

const Context = createContext<Ids | undefined>(undefined);

export const IdsProvider: Provider<Ids | undefined> = Context.Provider;

/** The ids of the page; undefined inside a hydrated island. */
export function useIds(): Ids | undefined {
	return useContext(Context);
}

export function createIds(): Ids {
	const taken = new Set<string>();
	const claim = (wanted: string): string => {
		let id = wanted;
		for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`;
		taken.add(id);
		return id;
	};
	return { claim };
}

/** A text as an id: lower case, words joined by hyphens, never empty. */
export function slug(text: string): string {
	const words = text
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}/gu, "")
		.match(/[\p{L}\p{N}]+/gu);
	return words?.join("-") ?? "section";
}
