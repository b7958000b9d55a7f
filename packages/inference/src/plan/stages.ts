import type { Value } from "@vitrine/code";
import type { Mapped, ModelRecord } from "@vitrine/model";
import type { Answer, Body, HttpRequest, IgnoredOption, Route, Secret } from "../call.ts";
import type { CallOptions } from "../options.ts";
import type { Head, ProviderEntry, RecordedRequest } from "../providers/shapes.ts";

/** Stage 1, a validated call, before a provider is chosen: its names and options are valid. */
export interface Ask {
	readonly record: ModelRecord;
	readonly task: string;
	/** The family of snippet. */
	readonly kind: string;
	readonly streaming: boolean;
	readonly route: Route;
	/** The provider to call; undefined for `auto` and for an endpoint. */
	readonly entry: ProviderEntry | undefined;
	readonly options: CallOptions;
}

/** Stage 2, what is sent, independent of the target. */
export interface Payload {
	readonly inputs: Value;
	readonly parameters: Readonly<Record<string, Value>>;
}

/** Stage 3, the target. */
export type Target = NamedTarget &
	(
		| {
				readonly type: "provider";
				readonly provider: string;
				readonly entry: ProviderEntry;
				readonly recorded: RecordedRequest;
		  }
		/** The provider that the hub chooses: no raw request can express that. */
		| { readonly type: "auto"; readonly provider: string }
		/** The hub's chat router. */
		| { readonly type: "router"; readonly provider: string; readonly recorded: RecordedRequest }
		/** An endpoint with its base URL, called like the entry's provider. */
		| {
				readonly type: "endpoint";
				readonly base: string;
				readonly entry: ProviderEntry;
				readonly recorded: RecordedRequest;
		  }
	);

export type TargetOf<T extends Target["type"]> = Extract<Target, { type: T }>;

/** A target of raw requests. */
export type RawTarget = Exclude<Target, { type: "auto" }>;

/** A target with its own file types, parameters and responses. */
export type EntryTarget = TargetOf<"provider" | "endpoint">;

/** The name of the model at a target. */
export interface NamedTarget {
	readonly name: string;
	/** Where the name comes from: an option, or a field of the record. */
	readonly nameField: string;
	/** Set if the name is not stated: it is the hub's, and the provider may use another. */
	readonly isGuessed: boolean;
	/** The entry of the record's mapping for the provider. */
	readonly mapped?: Mapped | undefined;
}

/** Stage 4, access to the target. */
export interface Access {
	/** The provider's name for texts. */
	readonly label?: string;
	/** The URL and headers of the request; absent if no raw request is possible. */
	readonly head?: Head;
	readonly token?: Secret;
	/** Which clients go through the hub, and so can bill an account: all, its own only, or none. */
	readonly billing: "all" | "clients" | "none";
	/** Absent if the hub's inference clients would refuse. */
	readonly client?: ClientDraft;
}

/** What the hub's inference clients get, without the model. */
export interface ClientDraft {
	readonly token: Secret;
	readonly provider?: string;
	readonly endpointUrl?: string;
	/** The provider is called directly, because the hub does not route to it. */
	readonly isClosed?: true;
	/** Whether they use the hub's name for the model, or that of the target. */
	readonly modelName: "hub" | "target";
}

/** Stage 5, the call without the model's name. */
export interface Draft {
	readonly task: string;
	readonly kind: string;
	readonly streaming: boolean;
	readonly route: Route;
	readonly billTo?: string;
	readonly provider?: string;
	readonly label?: string;
	readonly isGuessed: boolean;
	readonly payload: Payload;
	readonly ignored: readonly IgnoredOption[];
	readonly request?: RequestDraft;
	readonly client?: ClientDraft;
}

/** A request without the model's name. */
export interface RequestDraft {
	/** `field` is the source of the name, for a name that cannot be part of a path. */
	readonly url: (name: string, field: string) => string;
	readonly headers: HttpRequest["headers"];
	readonly body: (name: string) => Body;
	readonly answer: Answer;
	readonly token: Secret;
}
