import type { Code, Env, Text, Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { FileText } from "./file.ts";

export type Language = "python" | "js" | "sh";
export type Route = "provider" | "router";

/** What a reader can choose about a call. Names follow the specification. */
export interface CallOptions {
	/** A provider's key, or `auto`. May be absent when `endpointUrl` is given. */
	readonly provider?: string | undefined;
	/** The provider's own name of the model; absent: the record's mapping, else the model id. */
	readonly providerId?: string | undefined;
	/** Who is called by raw clients: the provider itself (default), or the hub's router. */
	readonly route?: Route | undefined;
	/** Absent, empty or the placeholder marker: the snippet reads an environment variable. */
	readonly accessToken?: string | undefined;
	readonly billTo?: string | undefined;
	readonly streaming?: boolean | undefined;
	readonly messages?: readonly Message[] | undefined;
	/** The payload, in the shape of the task's row of the payload table. */
	readonly inputs?: Value | undefined;
	readonly temperature?: number | undefined;
	readonly max_tokens?: number | undefined;
	readonly top_p?: number | undefined;
	/** Base of an endpoint of one's own, including `/v1`. Replaces the provider. */
	readonly endpointUrl?: string | undefined;
	/** Variable that holds the endpoint's token; `API_TOKEN` unless given. */
	readonly tokenVariable?: string | undefined;
	/** Told what was left out and why; nothing is printed otherwise. */
	readonly log?: ((message: string) => void) | undefined;
}

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
	/** The provider's own name of the model. */
	readonly providerId: string;
	readonly billTo?: string;
	readonly streaming: boolean;
	/** What the inference clients pass to their method: the payload, or the chat messages. A file is its name. */
	readonly inputs: Value;
	/** Parameters beside the inputs (`temperature`, `candidate_labels`, `num_inference_steps` …). */
	readonly parameters: Readonly<Record<string, Value>>;
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
}

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
	| { readonly type: "json"; readonly at?: readonly (string | number)[] }
	/** Server-sent events with chat deltas. */
	| { readonly type: "stream" }
	/** The bytes of an image, a sound or a video. */
	| { readonly type: "bytes"; readonly medium: Medium }
	/** JSON that holds the bytes as base64 text. */
	| { readonly type: "base64"; readonly medium: Medium; readonly at: readonly (string | number)[] }
	/** JSON that holds the address to fetch them from. */
	| { readonly type: "address"; readonly medium: Medium; readonly at: readonly (string | number)[] }
	/** A ticket: the answer must be asked for again and again. Clients that cannot wait do not say such a call. */
	| { readonly type: "queue"; readonly medium: Medium };

/** One client in one language; `clients/<name>.<language>.ts` exports one. */
export interface Client {
	/** `huggingface_hub`, `fal_client`, `requests`, `openai`, `fetch`, `huggingface.js`, `curl`. */
	readonly name: string;
	readonly language: Language;
	/** The families of snippet that it has a form for. */
	readonly kinds: readonly string[];
	/** Whether it can send exactly this call; asked only for its kinds. */
	says(call: Call): boolean;
	write(call: Call): Code;
}

export interface CallSnippet {
	readonly language: Language;
	/** `huggingface_hub`, `fal_client`, `requests`, `openai`, `fetch`, `huggingface.js`, `curl`. */
	readonly client: string;
	/** The family of snippet (`basic`, `conversational` …). */
	readonly kind: string;
	readonly content: string;
	/** A fingerprint of the snippet with its values taken out; `Code` says what it tells apart. Not part of what is printed. */
	readonly shape?: string;
}
