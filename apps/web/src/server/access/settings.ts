import type { Place } from "@vitrine/store";
import { tokensFile } from "@vitrine/store";
import { ConfigError } from "../config/configError.ts";
import { type Environment, variable } from "../config/variable.ts";
import { addressTest } from "./proxies.ts";

/** What readers see who have not signed in: everything, what is public, or nothing. */
export type AccessMode = "open" | "public" | "sign-in";

/** A proxy that signs readers in. */
export interface TrustedProxy {
	/** The header with the name of the reader. */
	readonly user: string;
	/** The header with the owners whose private and gated models it may read, separated by commas. */
	readonly owners: string | undefined;
	/** Whether an address is that of the proxy. */
	readonly isTrusted: (address: string) => boolean;
}

export interface AccessSettings {
	/** `sign-in` as soon as there are tokens or a proxy that signs readers in, unless given. */
	readonly mode: AccessMode | undefined;
	/** The file of the tokens; undefined if there is no place for one. */
	readonly tokens: string | undefined;
	readonly proxy: TrustedProxy | undefined;
	/** Proxies in front of the server whose X-Forwarded-For is trusted. */
	readonly proxies: number;
}

/** Reads who may see what. Throws a ConfigError. */
export function readAccess(environment: Environment, place: Place, proxies: number): AccessSettings {
	return {
		mode: variable(environment, "VITRINE_ACCESS", MODE),
		tokens: tokensFile(environment, place),
		proxy: proxyOf(environment),
		proxies,
	};
}

/** A header is trusted only from named addresses: any client can send one. */
function proxyOf(environment: Environment): TrustedProxy | undefined {
	const user = variable(environment, "VITRINE_USER_HEADER", HEADER);
	const owners = variable(environment, "VITRINE_OWNERS_HEADER", HEADER);
	const isTrusted = variable(environment, "VITRINE_TRUSTED_PROXIES", ADDRESSES);
	if (user === undefined && owners === undefined && isTrusted === undefined) return undefined;
	if (user === undefined) throw new ConfigError("missing-variable", "VITRINE_USER_HEADER", HEADER);
	if (isTrusted === undefined) throw new ConfigError("missing-variable", "VITRINE_TRUSTED_PROXIES", ADDRESSES);
	return { user, owners, isTrusted };
}

const MODE = {
	expected: "open, public or sign-in",
	read: (text: string) => (["open", "public", "sign-in"] as const).find((mode) => mode === text),
};

const HEADER = {
	expected: "the name of a header, such as X-Forwarded-User",
	read: (text: string) => (/^[A-Za-z0-9-]{1,100}$/.test(text) ? text : undefined),
};

const ADDRESSES = {
	expected: "the addresses of your proxies, or their networks, separated by commas, such as 127.0.0.1, 10.0.0.0/8",
	read: addressTest,
};
