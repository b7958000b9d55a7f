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
	/** Who reads it. */
	readonly reader: Reader;
	/** Renders an element of this page as HTML, for parts that are kept. */
	readonly render: (element: ReactElement) => string;
}

/** What the footer shows of the index. */
export interface Facts {
	readonly models: number;
	readonly sources: readonly SourceInfo[];
}

const Context = createContext<PageValue | undefined>(undefined);

export const PageProvider: Provider<PageValue | undefined> = Context.Provider;

/** The page that is being rendered. Throws inside a hydrated island. */
export function usePage(): PageValue {
	const page = useContext(Context);
	if (page === undefined) throw new Error("usePage() was called outside a page: give an island what it needs as props");
	return page;
}

/** Renders a part of the page as HTML, to keep it for other pages; undefined inside a hydrated island, which renders elements. */
export function useRender(): PageValue["render"] | undefined {
	return useContext(Context)?.render;
}
