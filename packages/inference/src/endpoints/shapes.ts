/** An endpoint that whoever runs the site answers for: a server of their own, chosen like any provider. */
export interface Endpoint {
	/** What it is chosen by: lower-case letters, digits and dashes, and no provider's key. */
	readonly id: string;
	readonly label: string;
	/** The base of its addresses, `/v1` included where the server wants it, without a slash at the end. */
	readonly url: string;
	/** Its own name of a model, in which `{id}`, `{owner}` and `{name}` stand for the parts of the model's id. */
	readonly model: string;
	/** The variable that holds its token; absent where it asks for none. */
	readonly tokenVariable?: string;
	/** Tasks it is asked for, `conversational` for chat. */
	readonly tasks: readonly string[];
	/** The models it serves; absent: every model of its tasks. */
	readonly models?: readonly ServedModel[];
}

export interface ServedModel {
	/** A model's id, in which `*` stands for any text: `acme/*`. */
	readonly id: string;
	/** The endpoint's own name of it; absent: as the endpoint's `model` says. */
	readonly name?: string;
}
