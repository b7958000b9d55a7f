/** A request as it was received. */
export interface RecordedRequest {
	readonly method: string;
	/** The whole address as the client meant it, with scheme, host and query. */
	readonly url: string;
	/** The headers, by name in lower case. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
}

/** What the recorder replies to a request. */
export interface Reply {
	readonly status?: number;
	readonly type: string;
	/** Sent one after the other, so that a reader of a stream receives them separately. */
	readonly pieces: readonly (string | Buffer)[];
}

/** A reply in JSON. */
export const json = (value: unknown, status = 200): Reply => ({
	status,
	type: "application/json",
	pieces: [JSON.stringify(value)],
});

/** A reply with the bytes of a file. */
export const bytes = (type: string, body: Buffer): Reply => ({ type, pieces: [body] });
