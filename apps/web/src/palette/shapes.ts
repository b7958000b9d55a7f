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

/** The models that answer to what was typed. */
export interface ModelsFound {
	readonly models: readonly ModelEntry[];
	/** How many there are in all. */
	readonly total: number;
}
