import type { Building, SourceInfo } from "@vitrine/search";
import { createContext, type Provider, type ReactElement, useContext } from "react";
import type { Config } from "../../site/config.ts";
import type { Reader } from "../../site/reader.ts";
import type { PageEntry } from "../../site/site.ts";

/** What every component of a page can read. Islands get what they need as props instead. */
interface PageValue {
	readonly config: Config;
	/** The table of pages. */
	readonly pages: readonly PageEntry[];
	readonly now: Date;
	/** Undefined while the index is unavailable. */
	readonly facts: Facts | undefined;
	/** How far the index is built, while it is not complete. */
	readonly building?: Building | undefined;
	readonly ids: Ids;
	/** Who reads it. */
	readonly reader: Reader;
	/** Draws an element of this page as HTML, for parts that are kept. */
	readonly draw: (element: ReactElement) => string;
}

/** What the footer shows of the index. */
export interface Facts {
	readonly models: number;
	readonly sources: readonly SourceInfo[];
}

/** Gives out ids, each once per page. */
interface Ids {
	/** Returns `wanted`, or `wanted-2`, `wanted-3` and so on if it is taken. */
	claim(wanted: string): string;
}

const Context = createContext<PageValue | undefined>(undefined);

export const PageProvider: Provider<PageValue | undefined> = Context.Provider;

/** The page that is being rendered. Throws inside a hydrated island. */
export function usePage(): PageValue {
	const page = useContext(Context);
	if (page === undefined) throw new Error("usePage() was called outside a page: give an island what it needs as props");
	return page;
}

/** The ids of the page; undefined inside a hydrated island. */
export function useIds(): Ids | undefined {
	return useContext(Context)?.ids;
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
