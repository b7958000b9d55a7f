/** What the thread of the port is started with. */
export interface PortSettings {
	readonly host: string;
	readonly port: number;
	/** The heart of the thread that serves readers: see heartbeat.ts. */
	readonly heart: SharedArrayBuffer;
}

/** What is asked of the thread that serves readers. */
export interface PortRequest {
	readonly id: number;
	/** Without a query. */
	readonly path: string;
	readonly method: string;
}

export interface PortAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

/** What the thread of the port sends: its address or why it has none, then requests. */
export type FromPort = { readonly url: string; readonly port: number } | { readonly failure: string } | PortRequest;

/** What it is sent. */
export type ToPort = PortAnswer & Pick<PortRequest, "id">;
