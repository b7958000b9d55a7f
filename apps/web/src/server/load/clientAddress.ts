import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { clientIn, plain } from "../request/client.ts";

/**
 * The client of a request, as rates are counted: an IPv4 address, or the first 64 bits of an IPv6 address, which one
 * client has as a whole. With `proxies`, the address that the outermost of them wrote into X-Forwarded-For.
 */
export function clientOf(context: Context, proxies: number): string {
	const address = clientIn(context.req.header("X-Forwarded-For") ?? "", proxies) ?? plain(remoteOf(context));
	return address.includes(":") ? networkOf(address) : address;
}

/** The address of the connection; empty without one, as in tests. */
export function remoteOf(context: Context): string {
	try {
		return getConnInfo(context).remote.address ?? "";
	} catch {
		return "";
	}
}

/** The first four groups of an IPv6 address. */
function networkOf(address: string): string {
	const [head = "", tail] = address.replace(/^\[|\].*$|%.*$/g, "").split("::");
	const [first, last] = [groupsOf(head), groupsOf(tail)];
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
	const all = [...first, ...Array.from({ length: zeros }, () => "0"), ...last];
	return all.slice(0, 4).join(":");
}

const groupsOf = (part: string | undefined): readonly string[] => (part ? part.split(":") : []);
