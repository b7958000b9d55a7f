import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Prober } from "../health/probes.ts";
import { isLoopback } from "../hosts.ts";
import { bind, urlOf } from "../process/bind.ts";
import type { Metrics } from "./metrics.ts";

/** The address of the metrics on their port. */
const PATH = "/metrics";

/** Milliseconds that a client may take to send its request. */
const PATIENCE = 5_000;

/** A server of metrics that listens. */
interface MetricsServer {
	readonly url: string;
	close(): void;
}

/**
 * Serves the metrics on a port of their own, which readers of the site need not reach, and the probes: under overload,
 * new connections wait on the port of the site, not on this one.
 */
export async function serveMetrics(
	metrics: Metrics,
	answerTo: Prober,
	port: number,
	host: string,
): Promise<MetricsServer> {
	const http = createServer(
		{ requestTimeout: PATIENCE },
		(request, response) => void answer(metrics, (path) => answerTo(path, () => isLoopback(host)), request, response),
	);
	await bind(http, port, host, "VITRINE_METRICS_PORT");
	return { url: urlOf(http, host) + PATH, close: () => end(http) };
}

function end(http: Server): void {
	http.close();
	http.closeAllConnections();
}

async function answer(
	metrics: Metrics,
	answerTo: (path: string) => ReturnType<Prober>,
	{ method, url = "" }: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	response.setHeader("Cache-Control", "no-store");
	const path = url.replace(/\?.*/s, "");
	const probed = await answerTo(path);
	if (probed !== undefined) {
		response.writeHead(probed.status, { ...probed.headers, "Content-Type": "application/json" });
		return void response.end(JSON.stringify(probed.body));
	}
	if (path !== PATH) return send(response, 404, `The metrics are at ${PATH}.\n`);
	if (method !== "GET" && method !== "HEAD") return send(response, 405, `Send GET ${PATH}.\n`);
	try {
		const text = await metrics.text();
		response.setHeader("Content-Type", metrics.contentType);
		response.end(text);
	} catch (error) {
		send(response, 500, `The metrics cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
	}
}

function send(response: ServerResponse, status: number, text: string): void {
	response.statusCode = status;
	response.setHeader("Content-Type", "text/plain; charset=utf-8");
	response.end(text);
}
