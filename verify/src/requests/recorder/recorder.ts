import {
	createServer as createPlain,
	type IncomingMessage,
	type RequestListener,
	type ServerResponse,
} from "node:http";
import { createServer as createSecure } from "node:https";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Authority } from "./certificates.ts";
import { json, type Recorded, type Reply } from "./recorded.ts";

/** Plays every host on one port of this machine: over TLS with the host's certificate, or plain. */
export interface Recorder {
	readonly port: number;
	/** Who answers from now on; what was recorded before is forgotten. */
	answerWith(answer: Answerer): void;
	/** The requests since then, in the order in which they were complete. */
	recorded(): readonly Recorded[];
	close(): Promise<void>;
}

/** Says what is answered to a request. */
export type Answerer = (request: Recorded) => Reply;

/** Starts a recorder on a free port. */
export async function startRecorder(authority: Authority): Promise<Recorder> {
	const state = { answer: nobody, requests: [] as Recorded[] };
	const listener: RequestListener = (incoming, response) => void serve(state, incoming, response);
	const server = bothOnOnePort(authority, listener);
	const sockets = new Set<Socket>();
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
	});
	await new Promise<void>((resolve, reject) => server.on("error", reject).listen(0, "127.0.0.1", resolve));
	return {
		port: (server.address() as AddressInfo).port,
		answerWith(answer) {
			state.answer = answer;
			state.requests = [];
		},
		recorded: () => state.requests,
		close() {
			for (const socket of sockets) socket.destroy();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}

const nobody: Answerer = () => json({ error: "Nothing is expected here now." }, 500);

/** The first byte of a connection tells TLS from plain HTTP. */
function bothOnOnePort(authority: Authority, listener: RequestListener): Server {
	const plain = createPlain(listener);
	const secure = createSecure(
		{
			SNICallback: (host, done) =>
				authority.contextOf(host).then(
					(context) => done(null, context),
					(error: Error) => done(error),
				),
			ALPNProtocols: ["http/1.1"],
		},
		listener,
	);
	return createServer((socket) => {
		socket.once("data", (first) => {
			socket.pause();
			socket.unshift(first);
			(first[0] === TLS_HANDSHAKE ? secure : plain).emit("connection", socket);
			process.nextTick(() => socket.resume());
		});
	});
}

const TLS_HANDSHAKE = 0x16;

interface State {
	answer: Answerer;
	requests: Recorded[];
}

async function serve(state: State, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
	try {
		const { answer, requests } = state;
		const request = await received(incoming);
		requests.push(request);
		await send(response, answer(request));
	} catch (error) {
		response.destroy(error as Error);
	}
}

async function received(incoming: IncomingMessage): Promise<Recorded> {
	const pieces: Buffer[] = [];
	for await (const piece of incoming) pieces.push(piece as Buffer);
	const scheme = "encrypted" in incoming.socket ? "https" : "http";
	const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const);
	return {
		method: incoming.method!,
		url: `${scheme}://${incoming.headers.host ?? ""}${incoming.url}`,
		headers: Object.fromEntries(headers),
		body: Buffer.concat(pieces),
	};
}

async function send(response: ServerResponse, { status = 200, type, pieces }: Reply): Promise<void> {
	const length = pieces.length === 1 ? { "Content-Length": Buffer.byteLength(pieces[0]!) } : {};
	response.writeHead(status, { "Content-Type": type, Connection: "close", ...length });
	for (const [number, piece] of pieces.entries()) {
		if (number > 0) await wait(BETWEEN_PIECES);
		response.write(piece);
	}
	response.end();
}

/** Milliseconds that let a piece reach its reader alone. */
const BETWEEN_PIECES = 2;
