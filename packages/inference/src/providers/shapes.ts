import type { Value } from "@vitrine/code";
import type { Steps, Wait } from "../call.ts";

/** A hosted inference provider: facts by hand, calls read off the real client. */
export interface ProviderEntry {
	readonly id: string;
	readonly label: string;
	readonly website: string;
	/** The provider's organisation on the hub. */
	readonly hubOrg?: string;
	/** A closed provider cannot be routed by the hub and refuses hub tokens. */
	readonly access: "open" | "closed";
	/** The word before the key in the Authorization header of a direct call. */
	readonly auth: "Bearer" | "Key" | "X-Key";
	/** `stable`: there since client 4.0.1. `retired`: only there, kept as facts. */
	readonly status: "stable" | "added" | "retired";
	/** For tasks that answer with a ticket: how the client asks for the result. */
	readonly polling?: readonly Polling[];
	/** What comes back for tasks that answer with a medium, where it is not the bytes themselves. */
	readonly answers?: Readonly<Record<string, MediumAnswer>>;
	/** Sound files that it takes, by their type, and the type it wants to be told; absent: any. */
	readonly audioTypes?: Readonly<Record<string, string>>;
	/** Parameters that the provider is told in a form of its own. */
	readonly rewrites?: (parameters: Readonly<Record<string, Value>>) => Readonly<Record<string, Value>>;
	/** By task; several forms where the provider's name of the model decides. */
	readonly calls: Readonly<Record<string, readonly RecordedRequest[]>>;
}

export interface Polling {
	readonly tasks: readonly string[];
	/** Milliseconds. */
	readonly interval: number;
	/** Absent: for as long as it takes. */
	readonly attempts?: number;
	readonly done: string;
	readonly failed?: readonly string[];
}

export type MediumAnswer =
	| { readonly type: "base64" | "address"; readonly at: Steps }
	/** A ticket, in the provider's own terms: its addresses begin where the provider is called. */
	| ({ readonly type: "queue" } & Pick<Wait, "ticket" | "word" | "state" | "result" | "at"> & Partial<Wait>);

/**
 * A request of the real client, with holes: `{model}`, `{token}`, `{inputs}`, `{messages}`, `{stream}`, the
 * names of parameters, and for a file `{base64}`, `{type}` and `{extension}`.
 */
export interface RecordedRequest {
	/** Lower-case pieces that the provider's model id must hold for this form. */
	readonly when?: readonly string[];
	/** The one provider's model id that has this form, letter for letter. */
	readonly only?: string;
	/** Where and how a hub token is sent; absent where the provider is closed. */
	readonly routed?: Head;
	/** Where and how the provider's own key is sent. */
	readonly direct: Head;
	readonly json?: unknown;
	/** The type of the example file, for bodies that carry one. */
	readonly fileType?: string;
	/** The body is the file's bytes. */
	readonly file?: boolean;
	/** Multipart: field by field; the file's value is its name. */
	readonly form?: Readonly<Record<string, string>>;
}

export interface Head {
	readonly url: string;
	readonly headers: Readonly<Record<string, string | undefined>>;
}

/** What the pages and the command line show of a provider. */
export interface Provider extends Omit<ProviderEntry, "calls" | "answers" | "rewrites" | "status"> {
	/** As of an entry; `own` for an endpoint of whoever runs the site. */
	readonly status: ProviderEntry["status"] | "own";
	/** Tasks it serves, `conversational` for chat; empty for a retired one. */
	readonly tasks: readonly string[];
	/** The environment variable its key is read from; absent where it asks for none. */
	readonly tokenVariable?: string;
}
