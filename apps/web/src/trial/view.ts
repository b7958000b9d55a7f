import type { Polling } from "@vitrine/inference";

/** What the browser needs to make one call by itself, as plain data without any token. */
export interface TrialView {
	/** A pipeline tag, or `conversational`. */
	readonly task: string;
	/** The kind of call, which decides how the client takes its inputs. */
	readonly kind: string;
	readonly streaming: boolean;
	/** The provider's key or `auto`; absent if an endpoint is called. */
	readonly provider?: string;
	readonly endpointUrl?: string;
	/** The model as the client takes it. */
	readonly model: string;
	/** The provider's name for the model, so that the client need not ask the hub. */
	readonly mapping?: { readonly id: string; readonly providerId: string };
	readonly billTo?: string;
	/** The payload or the messages; a file is given by its name. */
	readonly inputs: unknown;
	readonly parameters: Readonly<Record<string, unknown>>;
	/** Present if the reader must choose a file. */
	readonly file?: WantedFile;
	/** Why nothing may be sent: the client would make an address of a name that is not ordinary. */
	readonly refused?: string;
	/** The name of the provider or endpoint. */
	readonly label: string;
	/** Absent if no token is needed. */
	readonly token?: WantedToken;
	readonly polling?: Pick<Polling, "interval" | "attempts">;
}

export interface WantedFile {
	readonly medium: "image" | "audio";
	/** The types that the provider accepts; absent: any of the medium. */
	readonly types?: readonly string[];
}

export interface WantedToken {
	/** The key it is stored under, so that a token is sent only to the provider it was given for. */
	readonly scope: string;
	/** Whether a hub token is accepted, the provider's own key, or either. */
	readonly kind: "hub" | "own" | "either";
}
