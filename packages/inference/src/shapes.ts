import type { Env, Text, Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";

export type Language = "python" | "js" | "sh";
export type Route = "provider" | "router";

/** What a reader can choose about a call. Names follow the specification. */
export interface CallOptions {
	/** A provider's key, or `auto`. May be absent when `endpointUrl` is given. */
	readonly provider?: string;
	/** The provider's own name of the model; absent: the record's mapping, else the model id. */
	readonly providerId?: string;
	/** Who is called by raw clients: the provider itself (default), or the hub's router. */
	readonly route?: Route;
	/** Absent, empty or the placeholder marker: the snippet reads an environment variable. */
	readonly accessToken?: string;
	readonly billTo?: string;
	readonly streaming?: boolean;
	readonly messages?: readonly Message[];
	/** The payload, in the shape of the task's row of the payload table. */
	readonly inputs?: Value;
	readonly temperature?: number;
	readonly max_tokens?: number;
	readonly top_p?: number;
	/** Base of an endpoint of one's own, including `/v1`. Replaces the provider. */
	readonly endpointUrl?: string;
	/** Variable that holds the endpoint's token; `API_TOKEN` unless given. */
	readonly tokenVariable?: string;
	/** Told what was left out and why; nothing is printed otherwise. */
	readonly log?: (message: string) => void;
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
	readonly endpointUrl?: string;
	/** The token as the inference clients are given it. */
	readonly clientToken: string | Env;
	readonly billTo?: string;
	/** The request that must arrive when a raw client is used; absent where no raw request can be made. */
	readonly request?: HttpRequest;
	/** What the inference clients pass to their method. */
	readonly inputs: Value;
	/** Parameters beside the inputs (`temperature`, `candidate_labels`, `num_inference_steps` …). */
	readonly parameters: Readonly<Record<string, Value>>;
	readonly streaming: boolean;
}

export interface HttpRequest {
	readonly method: "POST";
	readonly url: string;
	readonly headers: Readonly<Record<string, string | Text | Env>>;
	readonly body: Body;
	readonly answer: "json" | "stream" | "image" | "audio" | "video";
}

export type Body =
	| { readonly type: "json"; readonly value: Value }
	/** The bytes of a file the reader has, sent as they are. */
	| { readonly type: "file"; readonly filename: string; readonly contentType: string };

export interface CallSnippet {
	readonly language: Language;
	/** `huggingface_hub`, `fal_client`, `requests`, `openai`, `fetch`, `huggingface.js`, `curl`. */
	readonly client: string;
	readonly content: string;
}
