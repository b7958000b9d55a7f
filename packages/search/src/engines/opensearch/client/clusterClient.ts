import { setTimeout } from "node:timers/promises";
import { messageOf } from "@vitrine/model";
import { Client } from "@opensearch-project/opensearch";
import type { OpenSearchSettings } from "../settings/options.ts";
import { isRetryable } from "./causes.ts";
import { closedCluster, clusterError } from "./errors.ts";

interface ClusterRequest {
	readonly method: "GET" | "POST" | "PUT" | "DELETE";
	/** Its parts must be encoded. */
	readonly path: string;
	readonly query?: Readonly<Record<string, string | number | boolean>>;
	readonly body?: object;
	/** Lines of JSON, instead of a body. */
	readonly ndjson?: string;
	/** Statuses that are no failure, besides those of success. */
	readonly accepts?: readonly number[];
	/** Milliseconds in which a request is repeated if it fails for a reason that may pass. */
	readonly retryFor?: number;
	/** Milliseconds for one attempt, if not those of the settings. */
	readonly timeout?: number;
	/** Throws if a successful response is not valid. */
	readonly validate?: (body: unknown) => void;
}

interface ClusterResponse<T> {
	readonly status: number;
	readonly body: T;
}

/** Milliseconds before the second attempt, which double with each further one, and the longest pause. */
const [FIRST_PAUSE_MS, MAX_PAUSE_MS] = [100, 2000];
/** Other nodes that are tried at once if a node does not answer. */
const OTHER_NODES = 2;
/** Connections to a node that stay open without a request. The client itself would keep all of a rush, up to 256 a node. */
const IDLE_CONNECTIONS = 8;

/** Sends requests to the nodes of a cluster in turn. */
export class ClusterClient {
	readonly settings: OpenSearchSettings;
	readonly #client: Client;
	#deadNodes: ReadonlySet<string> = new Set();
	#isClosed = false;

	constructor(settings: OpenSearchSettings) {
		const { nodes, timeout, authorization, ca } = settings;
		this.settings = settings;
		this.#client = new Client({
			nodes: [...nodes],
			requestTimeout: timeout,
			maxRetries: Math.min(OTHER_NODES, nodes.length - 1),
			agent: { maxFreeSockets: IDLE_CONNECTIONS },
			...(authorization !== undefined && { headers: { authorization } }),
			...(ca !== undefined && { ssl: { ca } }),
		});
	}

	/** Sends a request until it is answered or its time is over. Throws IndexError. */
	async send<T>(request: ClusterRequest): Promise<ClusterResponse<T>> {
		const deadline = performance.now() + (request.retryFor ?? this.settings.timeout / 2);
		for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
			this.checkOpen();
			try {
				return await this.#attempt<T>(request);
			} catch (error) {
				const known = clusterError(this.settings, error);
				if (!isRetryable(error) || performance.now() + pause > deadline) throw known;
				this.settings.onNotice(`${messageOf(known)}. Trying again`);
				await setTimeout(pause);
			} finally {
				this.#watchNodes();
			}
		}
	}

	/** The body of the response. Throws IndexError. */
	async json<T>(request: ClusterRequest): Promise<T> {
		return (await this.send<T>(request)).body;
	}

	checkOpen(): void {
		if (this.#isClosed) throw closedCluster(this.settings);
	}

	async close(): Promise<void> {
		if (this.#isClosed) return;
		this.#isClosed = true;
		await this.#client.close();
	}

	async #attempt<T>(request: ClusterRequest): Promise<ClusterResponse<T>> {
		const { method, path, query, body, ndjson, accepts, timeout, validate } = request;
		const response = await this.#client.transport.request(
			{
				method,
				path,
				...(query && { querystring: { ...query } }),
				...(body !== undefined && { body: JSON.stringify(body) }),
				...(ndjson !== undefined && { bulkBody: ndjson }),
			},
			{ ...(accepts && { ignore: [...accepts] }), ...(timeout !== undefined && { requestTimeout: timeout }) },
		);
		validate?.(response.body);
		return { status: response.statusCode ?? 0, body: response.body as T };
	}

	/** Reports the nodes that have stopped or started to answer since the last request. */
	#watchNodes(): void {
		const dead = this.#client.connectionPool.connections.filter(({ status }) => status === "dead");
		const nodes = new Set(dead.map(({ url }) => url.origin));
		for (const node of nodes.difference(this.#deadNodes))
			this.settings.onNotice(`The node ${node} does not answer, or reports that it cannot`);
		for (const node of this.#deadNodes.difference(nodes)) this.settings.onNotice(`The node ${node} is used again`);
		this.#deadNodes = nodes;
	}
}
