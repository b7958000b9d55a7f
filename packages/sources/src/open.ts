import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { cacheAt, openCache } from "./cache.ts";
import { codeOf, reason, SourceError } from "./error.ts";
import { openFolder } from "./folder.ts";
import { type HubOptions, openHub } from "./hub/hub.ts";
import { openNdjson } from "./ndjson.ts";
import type { Source } from "./source.ts";

export interface OpenOptions extends HubOptions {
	/** Environment variables; of them HF_ENDPOINT, HF_TOKEN and where the cache lies are looked at. */
	readonly env?: Readonly<Record<string, string | undefined>>;
}

const PUBLIC_HUB = "https://huggingface.co";

/**
 * Opens what a reader named: `hub` (HF_ENDPOINT, or the public hub), `hub:` with a URL, a URL, `cache` (that of the
 * hub clients on this machine), a folder or a file. Throws SourceError saying what was tried.
 */
export async function openSource(spec: string, options: OpenOptions = {}): Promise<Source> {
	if (spec === "hub" || /^(hub:|https?:\/\/)/i.test(spec)) return hub(spec.replace(/^hub:?/i, ""), options);
	if (spec === "cache") return openCache(cacheFolder(options.env ?? {}));
	const path = resolve(spec);
	const found = await stat(path).catch((error: unknown) => {
		throw new SourceError(JSON.stringify(spec), `${missing(path, error)}. ${CHOICES}`, { cause: error });
	});
	if (found.isFile()) return openNdjson(path);
	if (!found.isDirectory()) throw new SourceError(path, `is neither a file nor a folder. ${CHOICES}`);
	return (await cacheAt(path)) === undefined ? openFolder(path) : openCache(path);
}

const CHOICES =
	'A source is a folder of model repositories, a hub cache, an NDJSON file (plain or .gz), "cache", "hub", or the URL of a hub';

function missing(path: string, error: unknown): string {
	return codeOf(error) === "ENOENT" ? `there is no file or folder ${path}` : reason(error);
}

/** The token of the environment belongs to the hub of the environment: another one gets only what `token` says. */
function hub(url: string, { env = {}, ...options }: OpenOptions): Source {
	const home = env["HF_ENDPOINT"] || PUBLIC_HUB;
	const own = url === "" || (URL.canParse(url) && URL.canParse(home) && new URL(url).origin === new URL(home).origin);
	const token = options.token ?? (own ? env["HF_TOKEN"]?.trim() : undefined);
	return openHub(url === "" ? home : url, { ...options, ...(token !== undefined && { token }) });
}

function cacheFolder(env: Readonly<Record<string, string | undefined>>): string {
	const { HF_HUB_CACHE, HF_HOME, XDG_CACHE_HOME, HOME, USERPROFILE } = env;
	const caches = XDG_CACHE_HOME || join(HOME || USERPROFILE || ".", ".cache");
	return HF_HUB_CACHE || join(HF_HOME || join(caches, "huggingface"), "hub");
}
