import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type AddressInfo, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Authority } from "./certificates.ts";
import { json, type RecordedRequest, type Reply } from "./exchange.ts";
import { createMixedServer } from "./mixedServer.ts";

/** A server that plays every host on one port of this machine and records the requests. */
export interface Recorder {
	readonly port: number;
	/** Starts a new recording, with replies from a responder. */
	start(respond: Responder): void;
	/** The requests of the present recording, in the order in which they were received completely. */
	requests(): readonly RecordedRequest[];
	close(): Promise<void>;
}

/** Returns the reply to a request. */
export type Responder = (request: RecordedRequest) => Reply;

/** Starts a recorder on a free port. */
export async function startRecorder(authority: Authority): Promise<Recorder> {
	let recording: Recording = { respond: () => json({ error: "No request is expected now." }, 500), requests: [] };
	const listener: RequestListener = (incoming, response) => void serve(recording, incoming, response);
	const server = createMixedServer(authority, listener);
	const sockets = socketsOf(server);
	await new Promise<void>((resolve, reject) => server.on("error", reject).listen(0, "127.0.0.1", resolve));
	return {
		port: (server.address() as AddressInfo).port,
		start(respond) {
			recording = { respond, requests: [] };
		},
		requests: () => recording.requests,
		close() {
			for (const socket of sockets) socket.destroy();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}

interface Recording {
	readonly respond: Responder;
	readonly requests: RecordedRequest[];
}

/** The open sockets of a server. */
function socketsOf(server: Server): ReadonlySet<Socket> {
	const sockets = new Set<Socket>();
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
	});
	return sockets;
}

async function serve(
	{ respond, requests }: Recording,
	incoming: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	try {
		const request = await receive(incoming);
		requests.push(request);
		await send(response, respond(request));
	} catch (error) {
		response.destroy(error as Error);
	}
}

async function receive(incoming: IncomingMessage): Promise<RecordedRequest> {
	const pieces: Buffer[] = [];
	for await (const piece of incoming) pieces.push(piece as Buffer);
	const scheme = "encrypted" in incoming.socket ? "https" : "http";
	const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const);
	return {
		method: incoming.method ?? "",
		url: `${scheme}://${incoming.headers.host ?? ""}${incoming.url}`,
		headers: Object.fromEntries(headers),
		body: Buffer.concat(pieces),
	};
}

async function send(response: ServerResponse, { status = 200, type, pieces }: Reply): Promise<void> {
	const [first, ...rest] = pieces;
	const length = first !== undefined && rest.length === 0 ? { "Content-Length": Buffer.byteLength(first) } : {};
	response.writeHead(status, { "Content-Type": type, Connection: "close", ...length });
	for (const [number, piece] of pieces.entries()) {
		if (number > 0) await wait(BETWEEN_PIECES);
		response.write(piece);
	}
	response.end();
}

/** Milliseconds between two pieces, so that they arrive separately. */
const BETWEEN_PIECES = 2;
