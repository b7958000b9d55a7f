import { isLoopback } from "../hosts.ts";

/** Who can reach the site, to print at the start of a server; undefined if only its own machine can reach it, or access is limited. */
export function exposureOf(host: string | undefined, hasAccess = false): string | undefined {
	if (hasAccess || host === undefined || isLoopback(host)) return undefined;
	const where = host === "0.0.0.0" || host === "::" ? "every address of this machine" : host;
	return (
		`It listens on ${where} (HOST). Anyone who can reach it can, without a password, read all pages, search, and download ` +
		"the files of its models, weights included. Unset HOST to serve this machine only, or add a token: vitrine token add NAME."
	);
}
