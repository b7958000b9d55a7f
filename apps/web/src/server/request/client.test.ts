import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientBehind } from "./client.ts";

const PEER = "10.1.2.3";

/** The client of a request from PEER with a chain of forwarders. */
const clientOf = (proxies: number, chain: string | undefined, peer = PEER): string =>
	clientBehind(proxies)({
		socket: { remoteAddress: peer },
		headers: { "x-forwarded-for": chain },
	} as unknown as IncomingMessage);

test.each<[title: string, proxies: number, chain: string | undefined, client: string]>([
	["the header is ignored without a proxy", 0, "198.51.100.1", PEER],
	["one proxy names the client", 1, "198.51.100.1", "198.51.100.1"],
	["what the client sent itself is ignored", 1, "1.1.1.1, 198.51.100.1", "198.51.100.1"],
	["the outermost of two proxies names the client", 2, "1.1.1.1, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
	["a chain that is too short is ignored", 2, "198.51.100.1", PEER],
	["an entry that is no address is ignored", 1, '1.1.1.1, "><script>', PEER],
	["an empty chain is ignored", 1, "", PEER],
	["a missing chain is ignored", 1, undefined, PEER],
	["IPv4 that IPv6 wraps is IPv4", 1, "::ffff:198.51.100.1", "198.51.100.1"],
	["IPv6", 1, "2001:db8::1", "2001:db8::1"],
])("%s", (_, proxies, chain, client) => {
	expect(clientOf(proxies, chain)).toBe(client);
});

test("a long chain is read from its end", () => {
	expect(clientOf(1, `${"1.1.1.1,".repeat(10_000)}198.51.100.1`)).toBe("198.51.100.1");
});
