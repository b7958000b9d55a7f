/** Options of a server; each replaces an environment variable. */
export interface ServeOptions {
	/** PORT unless given, else 3000; 0 takes a free one. */
	readonly port?: number;
	/** The address to listen on: HOST unless given, else only this machine. */
	readonly host?: string;
	/** The directory of the catalogue; unless this or `opensearch` is given, the environment decides, else `.vitrine` in the project. */
	readonly data?: string;
	/** URLs of the nodes of the cluster with the catalogue, separated by commas. */
	readonly opensearch?: string;
	/** Whether an empty catalogue gets the starter models; false also deletes those of an earlier start. VITRINE_STARTER unless given, else true. */
	readonly starter?: boolean;
	/** A file that gets a line of JSON for each request; no log unless given. */
	readonly accessLog?: string;
	/** A file that describes the operator's own endpoints; VITRINE_ENDPOINTS unless given. */
	readonly endpoints?: string;
	/** Closes the server when it is aborted. */
	readonly signal?: AbortSignal;
}

/** Whether a server has closed completely; `hanging` if a thread does not end. */
export type Closed = "clean" | "hanging";

/** A server that listens. */
export interface Server {
	/** `http://localhost:3000`. */
	readonly url: string;
	/** Who can reach the site, to print at the start; undefined if only this machine can reach it. */
	readonly exposure: string | undefined;
	/** A message as a line of the log, in the format of VITRINE_LOG. */
	readonly line: (message: string) => string;
	/** Resolves when the index has answered for the first time. The server listens before that, and `/readyz` has the reason for the wait. */
	readonly ready: Promise<void>;
	/** Finishes the answers in progress and closes the index, within seven seconds after the time of VITRINE_DRAIN. */
	close(): Promise<Closed>;
	/** Resolves when it has been closed. */
	readonly closed: Promise<Closed>;
}

/** Serves the site. Rejects with a message to print when the port is taken. */
export type Serve = (options?: ServeOptions) => Promise<Server>;
