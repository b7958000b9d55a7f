import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { createServer, type Server } from "node:net";
import type { Authority } from "./certificates.ts";

/** A server for HTTP and HTTPS on one port: the first byte of a connection distinguishes them. */
export function createMixedServer(authority: Authority, listener: RequestListener): Server {
	const plain = createHttpServer(listener);
	const secure = createHttpsServer(
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
