import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

/** Connections of one kind, and what became of them. */
export interface Connections {
	readonly opened: number;
	/** Those that could not be opened. */
	readonly refused: number;
	/** Those that the server has not ended. */
	readonly open: () => number;
	close(): void;
}

/** How a connection behaves once it is open. */
type Behaviour = (socket: Socket) => void;

/** Connections that are opened at once; more would exceed the queue of a listening socket. */
const AT_ONCE = 200;
/** Milliseconds until a connection that is not accepted counts as refused. */
const PATIENCE = 10_000;

/** Opens connections, some at a time. */
export async function openConnections(url: string, count: number, behave: Behaviour): Promise<Connections> {
	const sockets: Socket[] = [];
	let refused = 0;
	while (sockets.length + refused < count) {
		const some = Array.from({ length: Math.min(AT_ONCE, count - sockets.length - refused) }, () => opened(url));
		for (const socket of await Promise.all(some)) {
			if (socket === undefined) refused++;
			else sockets.push(socket);
			if (socket !== undefined) behave(socket);
		}
	}
	return {
		opened: sockets.length,
		refused,
		open: () => sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length,
		close: () => {
			for (const socket of sockets) socket.destroy();
		},
	};
}

function opened(url: string): Promise<Socket | undefined> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve) => {
		const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port), allowHalfOpen: true });
		const settle = (value: Socket | undefined): void => {
			clearTimeout(timer);
			if (value === undefined) socket.destroy();
			resolve(value);
		};
		const timer = globalThis.setTimeout(() => settle(undefined), PATIENCE);
		socket.once("connect", () => settle(socket));
		socket.on("error", () => settle(undefined));
	});
}

/** Sends nothing; an end or a reset by the server is noticed. */
export const idle: Behaviour = (socket) => void socket.resume();

/** Sends the start of a request, and no more. */
export const unfinished: Behaviour = (socket) => {
	socket.resume();
	socket.write("GET /models HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
};

/** Sends the headers of a request one letter at a time, without end. */
export const trickling: Behaviour = (socket) => {
	unfinished(socket);
	const timer = setInterval(() => void socket.write("a"), 500).unref();
	socket.once("close", () => clearInterval(timer)).once("end", () => clearInterval(timer));
};

/** Requests a path, closes its own half of the connection, and reads nothing. */
export const halfOpen =
	(path: string): Behaviour =>
	(socket) => {
		socket.pause();
		socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
	};

/** Requests a path and reads a little of the answer twice a second. */
export const slowlyReading =
	(path: string): Behaviour =>
	async (socket) => {
		socket.pause();
		socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
		while (!socket.destroyed) {
			socket.read(1024);
			await setTimeout(500, undefined, { ref: false });
		}
	};
