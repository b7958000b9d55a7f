import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as received. */
export interface Arrived {
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
	/** Resolves if the caller disconnects before the response is complete. */
	readonly left: Promise<void>;
}

export type Answerer = (response: ServerResponse, request: Arrived) => void;

/** A server that pages of other origins may call. It records requests, and answers by the first part of the path. */
export interface Recording {
	readonly url: string;
	readonly arrived: readonly Arrived[];
	close(): void;
}

const CORS = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };

export async function openRecording(answers: Readonly<Record<string, Answerer>>): Promise<Recording> {
	const arrived: Arrived[] = [];
	const server = createServer(async (request, response) => {
		for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
		if (request.method === "OPTIONS") return response.writeHead(204).end();
		const one = await read(request, response);
		arrived.push(one);
		const answer = answers[one.path.split("/")[1] ?? ""];
		if (answer) return answer(response, one);
		return json(404, { error: `There is no ${one.path}` })(response, one);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const close = (): void => {
		server.closeAllConnections();
		server.close();
	};
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived, close };
}

async function read(request: IncomingMessage, response: ServerResponse): Promise<Arrived> {
	const left = new Promise<void>((resolve) => {
		response.on("close", () => !response.writableFinished && resolve());
	});
	const pieces: Buffer[] = [];
	for await (const piece of request) pieces.push(piece as Buffer);
	const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
	return { path: request.url ?? "", headers: Object.fromEntries(headers), body: Buffer.concat(pieces), left };
}

export const json =
	(status: number, value: unknown): Answerer =>
	(response) =>
		void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));

export const bytes =
	(type: string, content: Buffer): Answerer =>
	(response) =>
		void response.writeHead(200, { "Content-Type": type }).end(content);

/** Server-sent events of a chat server; `hangs` leaves the stream open. */
export const events =
	(chunks: readonly object[], hangs = false): Answerer =>
	(response) => {
		response.writeHead(200, { "Content-Type": "text/event-stream" });
		for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
		if (!hangs) response.end("data: [DONE]\n\n");
	};
