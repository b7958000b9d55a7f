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

/** A call over HTTP, before anybody says it in a language. */
export interface Call {
	/** The pipeline tag, or `conversational`. */
	readonly task: string;
	/** The family of snippet: `basic`, `conversational`, `conversationalStream`, `textToImage` … */
	readonly kind: string;
	readonly model: ModelRecord;
	/** Absent for an endpoint of one's own. */
	readonly provider?: string;
	readonly route: Route;
	/** The provider's name in sentences; absent for an endpoint and for `auto`. */
	readonly providerLabel?: string;
	/** The provider's own name of the model. */
	readonly providerId: string;
	/** The provider's name of the model is not stated: `providerId` is the hub's name of it. */
	readonly nameGuessed?: true;
	readonly billTo?: string;
	readonly streaming: boolean;
	/** What the inference clients pass to their method: the payload, or the chat messages. A file is its name. */
	readonly inputs: Value;
	/** Parameters beside the inputs (`temperature`, `candidate_labels`, `num_inference_steps` …). */
	readonly parameters: Readonly<Record<string, Value>>;
	/** What was asked for and left out. */
	readonly ignored: readonly IgnoredOption[];
	/** The request that must arrive when a raw client is used; absent where no raw request can be made. */
	readonly request?: HttpRequest;
	/** How the inference clients of the hub are told whom to call; absent where they would refuse. */
	readonly client?: ClientTarget;
}

/** Whom an inference client of the hub calls, in the client's own terms. */
export interface ClientTarget {
	readonly token: Secret;
	/** A provider's key or `auto`; absent with `endpointUrl`. */
	readonly provider?: string;
	/** The model as the client wants it: the hub's id, with `:{provider}` behind it on the hub's chat router. */
	readonly model: string;
	readonly endpointUrl?: string;
	/** The provider is called directly: the hub does not route to it. */
	readonly isClosed?: true;
}

/** An option that was given and left out, and why. */
export type IgnoredOption =
	| { readonly code: "option-not-taken"; readonly field: string; readonly task: string }
	/** Requests that do not go through the hub, which alone bills accounts. */
	| { readonly code: "not-billed"; readonly field: "billTo" }
	/** The hub's own clients refuse the token on its router. */
	| { readonly code: "hub-clients-left-out"; readonly field: "accessToken" };

/** A token given by the reader, or the variable that holds it. */
export type Secret = string | Env;

export interface HttpRequest {
	readonly method: "POST";
	readonly url: string;
	readonly headers: Readonly<Record<string, string | Text>>;
	readonly body: Body;
	readonly answer: Answer;
	/** The key alone, for clients that write the header themselves. */
	readonly token: Secret;
}

export type Body =
	| { readonly type: "json"; readonly value: JsonBody }
	/** The bytes of a file the reader has, sent as they are. */
	| { readonly type: "file"; readonly filename: string; readonly contentType: string }
	/** Multipart form data: one file, and text fields. */
	| {
			readonly type: "form";
			readonly file: { readonly field: string; readonly filename: string; readonly contentType: string };
			readonly fields: Readonly<Record<string, string>>;
	  };

/** JSON in which a file's content may stand. */
export type JsonBody = Value | FileText | readonly JsonBody[] | { readonly [key: string]: JsonBody };

export type Medium = "image" | "audio" | "video";

/** What comes back, and so what a snippet does with it. */
export type Answer =
	/** JSON that is printed; `at` leads to the part worth printing. */
	| { readonly type: "json"; readonly at?: Steps }
	/** The message that answers a chat: its content, or with `tools` the calls of them. */
	| { readonly type: "message"; readonly at: Steps; readonly tools: boolean }
	/** Server-sent events with pieces of such a message. */
	| { readonly type: "stream"; readonly tools: boolean }
	/** The bytes of an image, a sound or a video. */
	| { readonly type: "bytes"; readonly medium: Medium }
	/** A JSON list of segments of an image, each with its label and its mask, a PNG file as base64 text. */
	| { readonly type: "masks" }
	/** JSON that holds the bytes as base64 text. */
	| { readonly type: "base64"; readonly medium: Medium; readonly at: Steps }
	/** JSON that holds the address to fetch them from. */
	| { readonly type: "address"; readonly medium: Medium; readonly at: Steps }
	/** A ticket: the answer must be asked for again and again. Clients that cannot wait do not say such a call. */
	| { readonly type: "queue"; readonly medium: Medium; readonly wait: Wait };

export type Steps = readonly (string | number)[];

/** Where an address is made of a part of the ticket, and what stands before and after that part. */
export type Around = readonly [before: string, after: string];

/** How the result of a ticket is waited for. */
export interface Wait {
	/** Where in the ticket the part that leads to the result stands. */
	readonly ticket: Steps;
	/** That part is an address, of which the path counts. */
	readonly isAddress: boolean;
	/** The address that tells how far it is, and where in its answer the word for it stands. */
	readonly state: Around;
	readonly word: Steps;
	/** Milliseconds before each time it is asked. */
	readonly interval: number;
	/** The most times it is asked. */
	readonly attempts: number;
	readonly done: string;
	readonly failed: readonly string[];
	/** The address of the result, where the last answer is not the result itself. */
	readonly result?: Around;
	/** Where in the result the address of the medium stands. */
	readonly at: Steps;
	/** What the first step is called where it is not found. */
	readonly orElse?: string;
	/** That address may hold the medium itself, as a `data:` URL. */
	readonly inline?: true;
}
