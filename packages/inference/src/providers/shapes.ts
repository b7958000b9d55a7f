import type { Value } from "@vitrine/code";
import type { Steps, Wait } from "../call.ts";

/** A hosted inference provider: facts written by hand, and calls recorded from the real client. */
export interface ProviderEntry {
	readonly id: string;
	readonly label: string;
	readonly website: string;
	/** The provider's organisation on the hub. */
	readonly hubOrg?: string;
	/** The hub cannot route to a closed provider, which refuses hub tokens. */
	readonly access: "open" | "closed";
	/** The scheme before the key in the Authorization header of a direct call. */
	readonly auth: "Bearer" | "Key" | "X-Key";
	/** `stable`: since client 4.0.1. `retired`: only in 4.0.1, kept as facts. */
	readonly status: "stable" | "added" | "retired";
	/** For tasks that answer with a ticket: how the result is polled. */
	readonly polling?: readonly Polling[];
	/** The response of tasks that answer with a medium, if it is not the bytes themselves. */
	readonly answers?: Readonly<Record<string, MediumAnswer>>;
	/** The audio types that it accepts, with its names for them; absent: any. */
	readonly audioTypes?: Readonly<Record<string, string>>;
	/** The audio types that the hub's JavaScript client accepts for it; absent: any. */
	readonly clientAudioTypes?: readonly string[];
	/** Parameters whose form differs at this provider. */
	readonly rewrites?: (parameters: Readonly<Record<string, Value>>) => Readonly<Record<string, Value>>;
	/** By task; several forms if the provider's name for the model decides. */
	readonly calls: Readonly<Record<string, readonly RecordedRequest[]>>;
}

export interface Polling {
	readonly tasks: readonly string[];
	/** Milliseconds. */
	readonly interval: number;
	/** Absent: unlimited. */
	readonly attempts?: number;
	readonly done: string;
	readonly failed?: readonly string[];
}

export type MediumAnswer =
	| { readonly type: "base64" | "address"; readonly at: Steps }
	/** A ticket, in the provider's own terms: its addresses are relative to the provider's base URL. */
	| ({ readonly type: "queue" } & Pick<Wait, "ticket" | "word" | "state" | "result" | "at"> & Partial<Wait>);

/**
 * A request of the real client, with holes: `{model}`, `{token}`, `{inputs}`, `{messages}`, `{stream}`, the
 * names of parameters, for a file `{base64}`, `{type}` and `{extension}`, and for a LoRA `{hubModel}` and `{weights}`.
 */
export interface RecordedRequest {
	/** Lower-case pieces that the provider's model id must contain for this form. */
	readonly when?: readonly string[];
	/** The exact model id of the provider that has this form. */
	readonly only?: string;
	/** The form for a LoRA that the provider applies to its base model: one whose path of weights is stated, or any. */
	readonly lora?: { readonly hasWeights: boolean };
	/** How a hub token is sent, and to which URL; absent if the provider is closed. */
	readonly routed?: Head;
	/** How the provider's own key is sent, and to which URL. */
	readonly direct: Head;
	readonly json?: unknown;
	/** The type of the example file, for bodies that contain one. */
	readonly fileType?: string;
	/** The body is the file's bytes. */
	readonly file?: boolean;
	/** Multipart, field by field; the value of the file's field is its name. */
	readonly form?: Readonly<Record<string, string>>;
}

export interface Head {
	readonly url: string;
	readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The facts that pages and the command line show for a provider. */
export interface Provider extends Omit<ProviderEntry, "calls" | "answers" | "rewrites" | "status"> {
	/** See the entry; `own` for an endpoint of the operator. */
	readonly status: ProviderEntry["status"] | "own";
	/** Its tasks, `conversational` for chat; empty for a retired provider. */
	readonly tasks: readonly string[];
	/** The environment variable with its key; absent if it needs none. */
	readonly tokenVariable?: string;
}
