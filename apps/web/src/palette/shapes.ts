/** A page of the site, or a place on one, as the palette offers it. Plain data: it comes as JSON. */
export interface Entry {
	/** What kind of thing it is, in a word that the reader sees. */
	readonly kind: "Page" | "Task" | "Library" | "Provider" | "Docs";
	readonly label: string;
	readonly href: string;
	/** Where it stands or what it is, shown beside the kind. */
	readonly note?: string;
	/** Further words it is found by. */
	readonly words?: string;
}

/** A model as the palette offers it. */
export interface ModelEntry {
	readonly id: string;
	readonly href: string;
	/** The name of its task. */
	readonly task?: string;
}

/** A page that the words typed say how to get to, filters and all. */
export interface Shortcut {
	readonly label: string;
	readonly href: string;
	/** What kind of page it is. */
	readonly note: string;
}

/** The models that answer to what was typed. */
export interface ModelsFound {
	readonly shortcuts: readonly Shortcut[];
	readonly models: readonly ModelEntry[];
	/** How many there are in all. */
	readonly total: number;
	/** Set where words were read as filters: what they say, and the list of what is left. */
	readonly narrowed?: { readonly label: string; readonly href: string };
}
