/** A request that was answered, or abandoned by the client. */
export interface Finished {
	/** When the request came, ISO 8601 with milliseconds. */
	readonly time: string;
	readonly id: string;
	readonly method: string;
	/** The pattern of the route that answered, such as `/models/:owner/:name`; `none` for an unknown address. */
	readonly route: string;
	/** The path as it was sent, without the query, which may be private. */
	readonly path: string;
	/** The status of the answer; 499 where the client left before there was one. */
	readonly status: number;
	/** Bytes sent, headers included. */
	readonly bytes: number;
	/** Milliseconds from the request to the last byte of the answer. */
	readonly ms: number;
	/** The User-Agent of the client, at most 300 characters; empty where there is none. */
	readonly agent: string;
	/** The network address of the client; of the proxy in front of it unless VITRINE_PROXIES counts it. */
	readonly client: string;
}

/** Called with each request when its answer has ended. */
export type OnFinished = (finished: Finished) => void;
