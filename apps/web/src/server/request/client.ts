import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The network address of the client of a request. */
export type ClientOf = (request: IncomingMessage) => string;

/** The most characters of X-Forwarded-For that are read: some forty addresses. */
const LONGEST_CHAIN = 2_000;

/** The address at the other end of the connection; empty once it is closed. */
const peerAddress: ClientOf = ({ socket }) => plain(socket.remoteAddress ?? "");

/** The client of each request behind some proxies. */
export function clientBehind(proxies: number): ClientOf {
	return (request) => clientIn(String(request.headers["x-forwarded-for"] ?? ""), proxies) ?? peerAddress(request);
}

/**
 * The client in a value of X-Forwarded-For: the address that the outermost proxy wrote. Entries before it are ignored, because
 * the client can send them. Undefined without such an address.
 */
export function clientIn(forwarded: string, proxies: number): string | undefined {
	const chain = forwarded.slice(-LONGEST_CHAIN).split(",");
	const client = plain((proxies > 0 && chain.at(-proxies)?.trim()) || "");
	return isIP(client) === 0 ? undefined : client;
}

/** An address without brackets and port; one of IPv4 that IPv6 wraps, as IPv4. */
export const plain = (address: string): string =>
	address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2").replace(/^::ffff:(?=\d+\.)/i, "");
