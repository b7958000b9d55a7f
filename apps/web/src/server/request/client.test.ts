import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientBehind, proxiesIn } from "./client.ts";

/** The client of a request from a peer with a chain of forwarders. */
function clientOf(proxies: string, peer: string, chain?: string): string {
	const list = proxiesIn(proxies);
	if (list === undefined) throw new Error(proxies);
	const request = { socket: { remoteAddress: peer }, headers: { "x-forwarded-for": chain } };
	return clientBehind(list)(request as unknown as IncomingMessage);
}

test.each([
	["a client that is no proxy keeps its address", "10.0.0.0/8", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
	["a trusted proxy names the client", "10.0.0.0/8", "10.1.2.3", "198.51.100.1", "198.51.100.1"],
	["the last untrusted address counts", "10.0.0.0/8", "10.1.2.3", "1.1.1.1, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
	["an address that is none is ignored", "10.0.0.0/8", "10.1.2.3", '1.1.1.1, "><script>', "10.1.2.3"],
	["an empty chain is ignored", "10.0.0.0/8", "10.1.2.3", "", "10.1.2.3"],
	["IPv4 that IPv6 wraps is IPv4", "10.0.0.0/8", "::ffff:10.1.2.3", "::ffff:198.51.100.1", "198.51.100.1"],
	["IPv6", "::1,fd00::/8", "fd00::5", "2001:db8::1", "2001:db8::1"],
])("%s", (_, proxies, peer, chain, client) => {
	expect(clientOf(proxies, peer, chain)).toBe(client);
});

test.each(["nonsense", "10.0.0.0/33", "10.0.0.0/", "::1/129", "1.2.3.4,,", "1.2.3.4/x"])("refuses %s", (text) => {
	expect(proxiesIn(text)).toBeUndefined();
});
