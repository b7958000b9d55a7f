import type { Polling } from "@vitrine/inference";

/** What the browser needs to make one call by itself: plain data, and never a token. */
export interface TrialView {
	/** A pipeline tag, or `conversational`. */
	readonly task: string;
	/** The family of call, which says how the client is handed its inputs. */
	readonly kind: string;
	readonly streaming: boolean;
	/** Whom the client asks: a provider's key or `auto`, or the address of an endpoint. */
	readonly provider?: string;
	readonly endpointUrl?: string;
	/** The model as the client wants it. */
	readonly model: string;
	/** What the record says of the model at this provider, so that the hub need not be asked. */
	readonly mapping?: { readonly id: string; readonly providerId: string };
	readonly billTo?: string;
	/** The payload or the messages; a file is its name. */
	readonly inputs: unknown;
	readonly parameters: Readonly<Record<string, unknown>>;
	/** There where the reader must choose a file. */
	readonly file?: WantedFile;
	/** The name of who is asked. */
	readonly label: string;
	/** Absent where no token is asked for. */
	readonly token?: WantedToken;
	readonly polling?: Pick<Polling, "interval" | "attempts">;
}

export interface WantedFile {
	readonly medium: "image" | "audio";
	/** The types that the provider takes; absent: any of the medium. */
	readonly types?: readonly string[];
}

export interface WantedToken {
	/** What it is kept under, so that no token goes to whom it was not given for. */
	readonly scope: string;
	/** Whether a token of the hub will do, one of the provider's own, or either. */
	readonly kind: "hub" | "own" | "either";
}
