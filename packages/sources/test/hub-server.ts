import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface Seen {
	readonly url: URL;
	readonly authorization: string | undefined;
}

/** A server for one test, with the requests it has seen. */
export async function serve(
	answer: (request: URL, response: ServerResponse, nth: number) => void,
): Promise<{ url: string; seen: Seen[] }> {
	const seen: Seen[] = [];
	const server = createServer((request: IncomingMessage, response) => {
		const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
		seen.push({ url, authorization: request.headers.authorization });
		answer(url, response, seen.length);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** A hub that gives its models two at a time, with the next page in a Link header. */
export function paged(models: readonly unknown[], size = 2): (request: URL, response: ServerResponse) => void {
	return (request, response) => {
		const start = Number(request.searchParams.get("cursor") ?? 0);
		const next = new URL(request);
		next.searchParams.set("cursor", String(start + size));
		if (start + size < models.length) response.setHeader("link", `<${next.href}>; rel="next"`);
		json(response, models.slice(start, start + size));
	};
}

export function json(response: ServerResponse, value: unknown): void {
	response.setHeader("content-type", "application/json");
	response.end(JSON.stringify(value));
}
