import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

/** The network address of the client of a request. */
export type ClientOf = (request: IncomingMessage) => string;

/** The most characters of X-Forwarded-For that are read: some forty addresses. */
const LONGEST_CHAIN = 2_000;

/** The address at the other end of the connection; empty once it is closed. */
export const peerAddress: ClientOf = ({ socket }) => plain(socket.remoteAddress ?? "");

/**
 * The client behind trusted proxies: the last address of X-Forwarded-For that is not a trusted proxy. The header is ignored
 * unless the connection itself comes from a trusted proxy, because anyone can send it.
 */
export function clientBehind(proxies: BlockList): ClientOf {
	return (request) => {
		const peer = peerAddress(request);
		if (!isListed(proxies, peer)) return peer;
		const chain = String(request.headers["x-forwarded-for"] ?? "")
			.slice(-LONGEST_CHAIN)
			.split(",")
			.map((address) => plain(address.trim()));
		const client = chain.findLast((address) => !isListed(proxies, address));
		return client !== undefined && isIP(client) !== 0 ? client : peer;
	};
}

/** An IPv4 address that IPv6 wraps, as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

const isListed = (list: BlockList, address: string): boolean =>
	isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** A list of addresses and subnets (`10.0.0.0/8`) separated by commas; undefined where one of them is neither. */
export function proxiesIn(text: string): BlockList | undefined {
	const list = new BlockList();
	return text.split(",").every((part) => addTo(list, part.trim())) ? list : undefined;
}

function addTo(list: BlockList, text: string): boolean {
	const [, address = "", prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
	const version = isIP(address);
	const [kind, bits] = version === 6 ? (["ipv6", 128] as const) : (["ipv4", 32] as const);
	if (version === 0 || Number(prefix ?? 0) > bits) return false;
	if (prefix === undefined) list.addAddress(address, kind);
	else list.addSubnet(address, Number(prefix), kind);
	return true;
}
