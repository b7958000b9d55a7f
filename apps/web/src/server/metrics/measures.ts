/** What the app reports about its own work; all of it is optional. */
export interface Measures {
	/** A query of the index has started; call the result when it has ended. */
	query(kind: QueryKind): (outcome: Outcome) => void;
	/** A page was rendered within so many milliseconds. */
	rendered(ms: number): void;
	/** An error was logged. */
	failed(kind: ErrorKind): void;
	/** A cache whose size is read on each scrape. */
	cache(name: string, read: () => CacheSize): void;
	/** A counter that another part keeps by reason, such as the requests that it refused; read on each scrape. */
	counts(name: string, help: string, read: () => Readonly<Record<string, number>>): void;
	/** A number that another part keeps, such as the length of its queue; read on each scrape. */
	level(name: string, help: string, read: () => number): void;
}

/** `search` is a page of rows with its counts; `get` is one record. */
export type QueryKind = "search" | "get" | "similar" | "other";
type Outcome = "ok" | "error";
/** `page` is an error of the site; `index` an index that did not answer. */
export type ErrorKind = "page" | "index";

export interface CacheSize {
	readonly bytes: number;
	readonly entries: number;
}
