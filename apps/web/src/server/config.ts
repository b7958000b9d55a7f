import { type Place, placeOf } from "@vitrine/store";
import { root } from "../data/root.ts";
import type { Config } from "../site/config.ts";
import type { LoadSettings } from "./load/loadControl.ts";
import { type CollectionsPlace, collectionsPlace } from "./config/collections.ts";
import { type AccessSettings, readAccess } from "./access/settings.ts";
import { readEndpoints } from "./config/endpoints.ts";
import { manifestOf, repositoryOf } from "./config/project.ts";
import { type OperationSettings, PORT, readOperation } from "./config/operation.ts";
import { type Environment, variable, wholeNumber } from "./config/variable.ts";
import { hostCheck, isLoopback } from "./hosts.ts";

/** What a server is started with. */
export interface Settings extends OperationSettings {
	readonly config: Config;
	readonly place: Place;
	readonly access: AccessSettings;
	readonly collections: CollectionsPlace | undefined;
	/** Whether the catalogue has the starter models until something is imported. */
	readonly starter: boolean;
	readonly port: number;
	/** The address to listen on; only this machine where undefined. */
	readonly host: string | undefined;
	/** Milliseconds for which a server still answers after a signal to stop. */
	readonly drain: number;
	/** The bounds of the load that an operator sets. */
	readonly load: LoadSettings;
}

/** Options that replace an environment variable. */
interface Given {
	readonly port?: number | undefined;
	readonly host?: string | undefined;
	readonly data?: string | undefined;
	readonly opensearch?: string | undefined;
	readonly starter?: boolean | undefined;
	/** The file of endpoints. */
	readonly endpoints?: string | undefined;
}

/**
 * Reads the settings: the options given, else environment variables, else defaults. Throws a ConfigError,
 * and a SettingError for those of a cluster.
 */
export function readSettings(environment: Environment, given: Given = {}): Settings {
	const operation = readOperation(environment);
	const place = placeOf(environment, given);
	return {
		config: { ...readConfig(environment, given), isOnlyHere: isOnlyHere(environment, given, operation) },
		...operation,
		place,
		access: readAccess(environment, place, operation.proxies),
		collections: collectionsPlace(environment, place),
		starter: given.starter ?? variable(environment, "VITRINE_STARTER", SWITCH) ?? true,
		port: given.port ?? variable(environment, "PORT", PORT) ?? 3000,
		host: hostOf(environment, given),
		load: {
			rateLimit: variable(environment, "VITRINE_RATE_LIMIT", RATE),
			proxies: operation.proxies,
		},
		drain: 1000 * (variable(environment, "VITRINE_DRAIN", SECONDS) ?? 0),
	};
}

const hostOf = (environment: Environment, { host }: Given): string | undefined =>
	host || environment["HOST"] || undefined;

/** Whether nothing says that readers come from elsewhere: an address to listen on, an origin, named hosts, or proxies. */
function isOnlyHere(environment: Environment, given: Given, { proxies }: OperationSettings): boolean {
	const host = hostOf(environment, given);
	const named = ["VITRINE_ORIGIN", "VITRINE_ALLOWED_HOSTS"].some((name) => Boolean(environment[name]));
	return (host === undefined || isLoopback(host)) && !named && proxies === 0;
}

function readConfig(environment: Environment, given: Given): Config {
	const manifest = manifestOf(root);
	const origin = variable(environment, "VITRINE_ORIGIN", ORIGIN);
	variable(environment, "VITRINE_BASE_PATH", BASE);
	const named = variable(environment, "VITRINE_ALLOWED_HOSTS", HOSTS);
	const corsOrigins = variable(environment, "VITRINE_CORS_ORIGINS", ORIGINS);
	return {
		...(origin !== undefined && { origin }),
		...(corsOrigins !== undefined && { corsOrigins }),
		isAllowedHost: hostCheck({ named, host: hostOf(environment, given), origin }),
		version: manifest.version,
		repository: variable(environment, "VITRINE_REPOSITORY", REPOSITORY) ?? repositoryOf(manifest),
		hub: variable(environment, "HF_ENDPOINT", HUB) ?? "https://huggingface.co",
		endpoints: readEndpoints(environment, given.endpoints),
		now: () => new Date(),
		development: false,
	};
}

/** Seconds of the longest drain; an orchestrator kills a server sooner. */
const LONGEST_DRAIN = 300;

const SWITCH = {
	expected: "yes or no",
	read: (text: string) => (text === "yes" || text === "no" ? text === "yes" : undefined),
};

const SECONDS = {
	expected: `a number of seconds from 0 to ${LONGEST_DRAIN}`,
	read: (text: string) => (/^\d+(\.\d+)?$/.test(text) && Number(text) <= LONGEST_DRAIN ? Number(text) : undefined),
};

const ORIGIN = {
	expected: "the origin that readers use, such as https://models.example.org",
	read: (text: string) => {
		const url = URL.parse(text.trim());
		const isOrigin =
			url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text.trim());
		return isOrigin ? url.origin : undefined;
	},
};

const BASE = {
	expected: "a path that begins with a slash and does not end with one, such as /models",
	read: (text: string) => (/^(?:\/[\w-][\w.-]*)+$/.test(text) ? text : undefined),
};

const ORIGINS = {
	expected: "origins separated by commas, such as https://apps.example.org, or * for all",
	read: (text: string) => {
		const origins = text.split(",").map((one) => (one.trim() === "*" ? "*" : ORIGIN.read(one)));
		return origins.every((one) => one !== undefined) ? origins : undefined;
	},
};

const HOSTS = {
	expected: "host names separated by commas, such as models.example.org, *.example.org, or * for all",
	read: (text: string) => {
		const hosts = text.split(",").map((host) => host.trim().toLowerCase());
		return hosts.every((host) => /^(?:\*|(?:\*\.)?[a-z0-9_.-]+|\[?[0-9a-f:]+\]?)$/.test(host)) ? hosts : undefined;
	},
};

/** Requests in a minute: a lower limit would stop readers, a higher one would stop no program. */
const [LOWEST_RATE, HIGHEST_RATE] = [10, 100_000];

const RATE = wholeNumber(LOWEST_RATE, HIGHEST_RATE, "a number of requests per minute");

const REPOSITORY = {
	expected: "a repository as owner/name",
	read: (text: string) => (/^[\w.-]+\/[\w.-]+$/.test(text) ? text : undefined),
};

const HUB = {
	expected: "the URL of a hub, such as https://huggingface.co",
	read: (text: string) =>
		/^https?:$/.test(URL.parse(text)?.protocol ?? "") ? text.trim().replace(/\/+$/, "") : undefined,
};
