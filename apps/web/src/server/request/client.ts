import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The network address of the client of a request. */
export type ClientOf = (request: IncomingMessage) => string;

/** The most characters of X-Forwarded-For that are read: some forty addresses. */
const LONGEST_CHAIN = 2_000;

/** The address at the other end of the connection; empty once it is closed. */
const peerAddress: ClientOf = ({ socket }) => plain(socket.remoteAddress ?? "");

/**
 * The client behind some proxies: the address that the outermost of them wrote into X-Forwarded-For. Entries before it are
 * ignored, because the client can send them.
 */
export function clientBehind(proxies: number): ClientOf {
	return (request) => {
		const chain = String(request.headers["x-forwarded-for"] ?? "")
			.slice(-LONGEST_CHAIN)
			.split(",");
		const client = plain((proxies > 0 && chain.at(-proxies)?.trim()) || "");
		return isIP(client) === 0 ? peerAddress(request) : client;
	};
}

/** An IPv4 address that IPv6 wraps, as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");
