import type { Value } from "@vitrine/code";
import type { Endpoint } from "./endpoints/shapes.ts";
import type { Message, Route } from "./call.ts";

/** What a reader can choose about a call. `OPTION_FACTS` describes each option; names follow the specification. */
export interface CallOptions {
	/** A provider's key, or `auto`. Not needed with an `endpointUrl`. */
	readonly provider?: string | undefined;
	readonly providerId?: string | undefined;
	readonly route?: Route | undefined;
	/** If absent, empty or the placeholder, the snippet reads an environment variable. */
	readonly accessToken?: string | undefined;
	readonly billTo?: string | undefined;
	readonly streaming?: boolean | undefined;
	readonly messages?: readonly Message[] | undefined;
	readonly inputs?: Value | undefined;
	readonly temperature?: number | undefined;
	readonly max_tokens?: number | undefined;
	readonly top_p?: number | undefined;
	readonly response_format?: Value | undefined;
	readonly tools?: readonly Value[] | undefined;
	readonly tool_choice?: Value | undefined;
	readonly endpointUrl?: string | undefined;
	readonly tokenVariable?: string | undefined;
	/** The operator's endpoints, whose ids are providers too. */
	readonly endpoints?: readonly Endpoint[] | undefined;
}
