import { hostname } from "node:os";
import type { MiddlewareHandler } from "hono";

/** What decides which hosts a server answers for. */
interface HostRule {
	/** The hosts that VITRINE_ALLOWED_HOSTS names; `*` stands for all, `*.` before a name for those below it. */
	readonly named: readonly string[] | undefined;
	/** The address it listens on; undefined for this machine only. */
	readonly host: string | undefined;
	/** The public origin, if one is set. */
	readonly origin: string | undefined;
}

/**
 * Whether a server answers a request for a host (a name or an address, without a port). A page of another site can have its
 * own name lead to this server, and would then read it in a visitor's browser. It cannot do so with an address or a name
 * without a dot, so these are answered as well if the server is open to others and no hosts are named.
 */
export function hostCheck({ named, host, origin }: HostRule): (host: string) => boolean {
	const own = new Set([
		...LOOPBACK,
		hostname().toLowerCase(),
		...(origin === undefined ? [] : [new URL(origin).hostname]),
	]);
	if (host !== undefined) own.add(bare(host));
	const isOpen = named === undefined && !isLoopback(host);
	return (asked) => {
		const name = bare(asked);
		if (own.has(name) || name.endsWith(".localhost")) return true;
		if (named?.some((pattern) => matches(name, pattern)) === true) return true;
		return isOpen && (isAddress(name) || !name.includes("."));
	};
}

/** Whether a server that listens on an address is reached from its own machine only. */
export function isLoopback(host: string | undefined): boolean {
	return host === undefined || LOOPBACK.includes(bare(host)) || host.startsWith("127.");
}

const LOOPBACK = ["localhost", "127.0.0.1", "::1"];

/** Answers requests for other hosts with 421 and what to do. */
export function refuseOtherHosts(isAllowed: (host: string) => boolean): MiddlewareHandler {
	return async (context, next) => {
		const { hostname: name } = new URL(context.req.url);
		if (isAllowed(name)) return next();
		return context.text(
			`This server does not answer for ${name}. Open it at one of its own addresses; its operator can add hosts with ` +
				`VITRINE_ALLOWED_HOSTS.\n`,
			421,
		);
	};
}

function matches(name: string, pattern: string): boolean {
	if (pattern === "*") return true;
	return pattern.startsWith("*.") ? name.endsWith(pattern.slice(1)) : name === bare(pattern);
}

const isAddress = (name: string): boolean => name.includes(":") || /^\d+\.\d+\.\d+\.\d+$/.test(name);

/** A host in lower case, without the brackets of an IPv6 address and without a final dot. */
function bare(host: string): string {
	return host
		.toLowerCase()
		.replace(/^\[|\]$/g, "")
		.replace(/\.$/, "");
}
