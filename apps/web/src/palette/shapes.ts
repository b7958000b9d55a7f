/** A page of the site, or a heading on one, as plain data that is sent as JSON. */
export interface Entry {
	/** The kind of page, as shown. */
	readonly kind: "Page" | "Task" | "Library" | "Provider" | "Docs";
	readonly label: string;
	readonly href: string;
	/** A note shown beside the kind. */
	readonly note?: string;
	/** Further words that it is found by. */
	readonly words?: string;
}

/** A model that was found. */
export interface ModelEntry {
	readonly id: string;
	readonly href: string;
	/** The name of its task. */
	readonly task?: string;
}

/** A page that the typed words describe, such as a comparison. */
export interface Shortcut {
	readonly label: string;
	readonly href: string;
	/** The kind of page. */
	readonly note: string;
}

/** The models that match a text. */
export interface ModelsFound {
	readonly shortcuts: readonly Shortcut[];
	readonly models: readonly ModelEntry[];
	/** The number of all matches. */
	readonly total: number;
	/** Present if words were read as filters: the filters in words, and the filtered list. */
	readonly narrowed?: { readonly label: string; readonly href: string };
}
