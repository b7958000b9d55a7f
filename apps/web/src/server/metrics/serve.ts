import { messageOf } from "@vitrine/model";
import type { Prober } from "../health/probes.ts";
import { isLoopback } from "../hosts.ts";
import type { PortAnswer, PortRequest } from "./messages.ts";
import type { Metrics } from "./metrics.ts";
import { openPort, type Port, type PortOptions } from "./port.ts";

/** The address of the metrics on their port. */
const PATH = "/metrics";

/**
 * Serves the metrics on a port of their own, which readers of the site need not reach, and the probes. The port has its own
 * thread: under overload, the one that serves readers has thousands of connections to accept and to refuse before a probe.
 */
export async function serveMetrics(metrics: Metrics, answerTo: Prober, options: PortOptions): Promise<Port> {
	const isOperator = (): boolean => isLoopback(options.host);
	const port = await openPort(options, (request) => answer(metrics, (path) => answerTo(path, isOperator), request));
	return { ...port, url: port.url + PATH };
}

async function answer(
	metrics: Metrics,
	answerTo: (path: string) => ReturnType<Prober>,
	{ path, method }: PortRequest,
): Promise<PortAnswer> {
	const probed = await answerTo(path);
	if (probed !== undefined) {
		const headers = { ...probed.headers, "Content-Type": "application/json" };
		return { status: probed.status, headers, body: JSON.stringify(probed.body) };
	}
	if (path !== PATH) return plain(404, `The metrics are at ${PATH}.\n`);
	if (method !== "GET" && method !== "HEAD") return plain(405, `Send GET ${PATH}.\n`);
	try {
		return { status: 200, headers: { "Content-Type": metrics.contentType }, body: await metrics.text() };
	} catch (error) {
		return plain(500, `The metrics cannot be read: ${messageOf(error)}\n`);
	}
}

const plain = (status: number, body: string): PortAnswer => ({
	status,
	headers: { "Content-Type": "text/plain; charset=utf-8" },
	body,
});
