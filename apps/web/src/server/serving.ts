export interface ServeOptions {
	/** 3000 unless given; 0 takes a free one. */
	readonly port?: number;
	/** The address to listen on; every one of this machine unless given. */
	readonly host?: string;
	/** Folder of the index; unless this or `opensearch` is given, what the environment says, else `.vitrine` in the project. */
	readonly data?: string;
	/** URLs of the nodes of a cluster that holds the index, with commas between them. */
	readonly opensearch?: string;
	/** A file that gets a line of JSON for each request; none is kept unless given. */
	readonly accessLog?: string;
	/** File that describes the endpoints of whoever runs the site; VITRINE_ENDPOINTS unless given. */
	readonly endpoints?: string;
	/** Closes the server when it is aborted. */
	readonly signal?: AbortSignal;
}

/** A server that listens. */
export interface Server {
	/** `http://localhost:3000`. */
	readonly url: string;
	/** Resolves when the index has answered for the first time. The server listens before that, and says on `/readyz` why it waits. */
	readonly ready: Promise<void>;
	/** Stops answering and closes the index; within two seconds after the time of VITRINE_DRAIN. */
	close(): Promise<void>;
	/** Resolves when it has been closed. */
	readonly closed: Promise<void>;
}

/** Serves the site. Rejects with a message to print when the port is taken. */
export type Serve = (options?: ServeOptions) => Promise<Server>;
