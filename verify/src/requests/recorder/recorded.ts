/** A request as it came over the wire. */
export interface Recorded {
	readonly method: string;
	/** The whole address, as the client meant it: scheme, host and path, with the query. */
	readonly url: string;
	/** By name in lower case. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
}

/** What the recorder says to a request. */
export interface Reply {
	readonly status?: number;
	readonly type: string;
	/** Written piece by piece, so that a reader meets the pieces of a stream as they come. */
	readonly pieces: readonly (string | Buffer)[];
}

/** An answer as JSON. */
export const json = (value: unknown, status = 200): Reply => ({
	status,
	type: "application/json",
	pieces: [JSON.stringify(value)],
});

/** An answer as bytes. */
export const bytes = (type: string, body: Buffer): Reply => ({ type, pieces: [body] });
