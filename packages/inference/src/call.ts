import type { Env, Text, Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { FileText } from "./file.ts";

export type Language = "python" | "js" | "sh";
export type Route = "provider" | "router";

export interface Message {
	readonly role: string;
	readonly content: Value;
	readonly [field: string]: Value;
}

/** A call over HTTP, independent of client and language. */
export interface Call {
	/** The pipeline tag, or `conversational`. */
	readonly task: string;
	/** The family of snippet: `basic`, `conversational`, `conversationalStream`, `textToImage` … */
	readonly kind: string;
	readonly model: ModelRecord;
	/** Absent for a custom endpoint. */
	readonly provider?: string;
	readonly route: Route;
	/** The provider's name for texts; absent for an endpoint and for `auto`. */
	readonly providerLabel?: string;
	/** The provider's own name for the model. */
	readonly providerId: string;
	/** Set if the provider's name for the model is not stated: `providerId` is the hub's name. */
	readonly nameGuessed?: true;
	readonly billTo?: string;
	readonly streaming: boolean;
	/**
	 * What the inference clients pass to their method: the payload, or the chat messages. A file is represented by its
	 * name.
	 */
	readonly inputs: Value;
	/** Parameters besides the inputs (`temperature`, `candidate_labels`, `num_inference_steps` …). */
	readonly parameters: Readonly<Record<string, Value>>;
	/** The options that were ignored. */
	readonly ignored: readonly IgnoredOption[];
	/** The request that a raw client must send; absent if no raw request is possible. */
	readonly request?: HttpRequest;
	/** The target for the hub's inference clients; absent if they would refuse the call. */
	readonly client?: ClientTarget;
}

/** The target of a hub client, in the client's own terms. */
export interface ClientTarget {
	readonly token: Secret;
	/** A provider's key or `auto`; absent with `endpointUrl`. */
	readonly provider?: string;
	/** The model as the client expects it: the hub's id, with the suffix `:{provider}` on the hub's chat router. */
	readonly model: string;
	readonly endpointUrl?: string;
	/** The provider is called directly, because the hub does not route to it. */
	readonly isClosed?: true;
}

/** An option that was given and ignored, with the reason. */
export type IgnoredOption =
	| { readonly code: "option-not-taken"; readonly field: string; readonly task: string }
	/** The request does not go through the hub, and only the hub bills accounts. */
	| { readonly code: "not-billed"; readonly field: "billTo" }
	/** On its router, the hub's own clients refuse the token. */
	| { readonly code: "hub-clients-left-out"; readonly field: "accessToken" };

/** A token given by the reader, or the variable that contains it. */
export type Secret = string | Env;

export interface HttpRequest {
	readonly method: "POST";
	readonly url: string;
	readonly headers: Readonly<Record<string, string | Text>>;
	readonly body: Body;
	readonly answer: Answer;
	/** The key without a scheme, for clients that write the header themselves. */
	readonly token: Secret;
}

export type Body =
	| { readonly type: "json"; readonly value: JsonBody }
	/** The bytes of the reader's file, sent unchanged. */
	| { readonly type: "file"; readonly filename: string; readonly contentType: string }
	/** Multipart form data: one file, and text fields. */
	| {
			readonly type: "form";
			readonly file: { readonly field: string; readonly filename: string; readonly contentType: string };
			readonly fields: Readonly<Record<string, string>>;
	  };

/** JSON that may contain a file. */
export type JsonBody = Value | FileText | readonly JsonBody[] | { readonly [key: string]: JsonBody };

export type Medium = "image" | "audio" | "video";

/** The kind of response, which decides what a snippet does with it. */
export type Answer =
	/** JSON to print; `at` is the path of the relevant part. */
	| { readonly type: "json"; readonly at?: Steps }
	/** The message in the response of a chat: its content or, with `tools`, its tool calls. */
	| { readonly type: "message"; readonly at: Steps; readonly tools: boolean }
	/** Server-sent events with pieces of such a message. */
	| { readonly type: "stream"; readonly tools: boolean }
	/** The bytes of an image, a sound or a video. */
	| { readonly type: "bytes"; readonly medium: Medium }
	/** A JSON list of segments of an image, each with its label and its mask, a PNG file as base64 text. */
	| { readonly type: "masks" }
	/** JSON with the bytes as base64 text. */
	| { readonly type: "base64"; readonly medium: Medium; readonly at: Steps }
	/** JSON with the URL to fetch them from. */
	| { readonly type: "address"; readonly medium: Medium; readonly at: Steps }
	/** A ticket: the result must be polled. Clients that cannot poll do not support such a call. */
	| { readonly type: "queue"; readonly medium: Medium; readonly wait: Wait };

export type Steps = readonly (string | number)[];

/** An address that contains a part of the ticket, with the text before and after that part. */
export type Around = readonly [before: string, after: string];

/** How the result of a ticket is polled. */
export interface Wait {
	/** The path of the relevant part in the ticket. */
	readonly ticket: Steps;
	/** That part is a URL, of which only the path is used. */
	readonly isAddress: boolean;
	/** The address of the status, and the path of the status in its response. */
	readonly state: Around;
	readonly word: Steps;
	/** Milliseconds before each request. */
	readonly interval: number;
	/** The maximum number of requests. */
	readonly attempts: number;
	readonly done: string;
	readonly failed: readonly string[];
	/** The address of the result, if the last response is not the result. */
	readonly result?: Around;
	/** The path of the medium's URL in the result. */
	readonly at: Steps;
	/** What to call the first step of the path if it is missing. */
	readonly orElse?: string;
	/** That URL may contain the medium itself, as a `data:` URL. */
	readonly inline?: true;
}
