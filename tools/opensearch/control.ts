import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { messageOf } from "@vitrine/model";
import type { Cluster } from "./cluster.ts";

/** Lets tests in other processes stop and start nodes over HTTP; `handle.ts` is its client. */
export async function serveControl(cluster: Cluster): Promise<{ readonly url: string; close(): void }> {
	const server = createServer((request, response) => {
		obey(cluster, request).then(
			(answer) => response.end(JSON.stringify(answer)),
			(error: unknown) => response.writeHead(500).end(messageOf(error)),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return { url, close: () => void server.close() };
}

/** `POST /start/1`, `/stop/1`, `/kill/1`, `/whole`. */
async function obey(cluster: Cluster, { method, url = "" }: IncomingMessage): Promise<{ alive: readonly boolean[] }> {
	const [, verb, number] = /^\/(start|stop|kill|whole)(?:\/(\d+))?$/.exec(url) ?? [];
	if (method !== "POST" || verb === undefined) throw new Error(`Not a command: ${method} ${url}`);
	const node = Number(number);
	if (verb === "start") cluster.start(node);
	else if (verb === "whole") await cluster.whole();
	else await cluster.stop(node, verb === "kill" ? "SIGKILL" : "SIGTERM");
	return { alive: cluster.alive() };
}
