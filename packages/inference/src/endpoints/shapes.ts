/** A custom endpoint of the operator, selected like any provider. */
export interface Endpoint {
	/** Its id: lower-case letters, digits and dashes, and not the key of a provider. */
	readonly id: string;
	readonly label: string;
	/** Its base URL, with `/v1` if the server needs it, without a trailing slash. */
	readonly url: string;
	/** Its own name for a model; `{id}`, `{owner}` and `{name}` are replaced by the parts of the model's id. */
	readonly model: string;
	/** The environment variable with its token; absent if it needs none. */
	readonly tokenVariable?: string;
	/** Its tasks, `conversational` for chat. */
	readonly tasks: readonly string[];
	/** The models it serves; absent: every model of its tasks. */
	readonly models?: readonly ServedModel[];
}

export interface ServedModel {
	/** A model's id, in which `*` matches any text: `acme/*`. */
	readonly id: string;
	/** The endpoint's own name of it; absent: see the endpoint's `model`. */
	readonly name?: string;
}
