import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, Transform } from "node:stream";

/** Passes requests on to a server, counts the bytes of files, and can hold them back. */
export interface Relay {
	readonly url: string;
	/** Bytes of files that were passed on since the start or the last call of `pass`. */
	readonly sent: number;
	/** Holds all files back after so many bytes; resolves when it does. */
	hold(bytes: number): Promise<void>;
	/** Passes everything on, and counts from zero. */
	pass(): void;
	close(): void;
}

const FILES = /\/(?:resolve|raw|blobs)\//;

/** Opens a relay to the server at an address. */
export async function openRelay(target: string): Promise<Relay> {
	const valve = new Valve();
	const server = createServer((incoming, outgoing) => {
		const { method = "GET", url = "/", headers } = incoming;
		const onward = request(`${target}${url}`, { method, headers }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
			const isFile = method === "GET" && FILES.test(url) && (answer.statusCode ?? 500) < 300;
			// A client that is killed closes its connection: that is no error of the relay.
			if (isFile) pipeline(answer, valve.gate(), outgoing, () => {});
			else pipeline(answer, outgoing, () => {});
		});
		onward.on("error", () => outgoing.destroy());
		incoming.pipe(onward);
		outgoing.on("close", () => onward.destroy());
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		get sent() {
			return valve.sent;
		},
		hold: (bytes) => valve.hold(bytes),
		pass: () => valve.pass(),
		close: () => void server.close().closeAllConnections(),
	};
}

/** Counts the bytes of all files, and holds them back after a number of them. */
class Valve {
	sent = 0;
	#most = Infinity;
	#held = Promise.withResolvers<void>();
	#open = Promise.withResolvers<void>();

	hold(bytes: number): Promise<void> {
		[this.sent, this.#most] = [0, bytes];
		this.#held = Promise.withResolvers<void>();
		this.#open = Promise.withResolvers<void>();
		return this.#held.promise;
	}

	pass(): void {
		[this.sent, this.#most] = [0, Infinity];
		this.#open.resolve();
	}

	gate(): Transform {
		return new Transform({
			transform: (piece: Buffer, _, done) => void this.#through(piece).then(() => done(null, piece)),
		});
	}

	async #through(piece: Buffer): Promise<void> {
		if (this.sent >= this.#most) {
			this.#held.resolve();
			await this.#open.promise;
		}
		this.sent += piece.length;
	}
}
