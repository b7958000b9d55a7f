/** A list of models that the operator of the site keeps, with a note. */
export interface Collection {
	/** The last part of its address: letters a to z, digits and hyphens. */
	readonly slug: string;
	/** One line. */
	readonly title: string;
	/** Markdown; empty if there is none. */
	readonly text: string;
	/** The ids of its models, in the operator's order; each once. */
	readonly models: readonly string[];
}

/** The collections of a site. They may change while it runs. */
export interface Collections {
	/** Those of the last version of the file that could be read, in its order. */
	readonly all: readonly Collection[];
	/** When that version was written; undefined without a file. */
	readonly changed: Date | undefined;
	/** Why the present version of the file is not shown: a sentence with the file, the field and the value. */
	readonly problem: string | undefined;
	/** Reads the file again if it has changed; never rejects. */
	refresh(): Promise<void>;
}

export const NO_COLLECTIONS: Collections = {
	all: [],
	changed: undefined,
	problem: undefined,
	refresh: async () => {},
};
