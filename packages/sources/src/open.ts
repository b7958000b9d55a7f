import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { cacheAt, openCache } from "./cache.ts";
import { codeOf, reason } from "./cause.ts";
import { SourceError } from "./error.ts";
import { openFolder } from "./folder.ts";
import { type Hidden, hiddenExcept } from "./hidden.ts";
import { type HubOptions, openHub } from "./hub/hub.ts";
import { openNdjson } from "./ndjson/ndjson.ts";
import type { Source } from "./source.ts";

export interface OpenOptions extends HubOptions {
	/** Environment variables. HF_ENDPOINT, the tokens, VITRINE_ALLOW_FILES and those of the cache are read. */
	readonly env?: Readonly<Record<string, string | undefined>>;
}

const PUBLIC_HUB = "https://huggingface.co";

/**
 * Opens a source by its name: `hub` (HF_ENDPOINT, or the public hub), `hub:` with a URL, a URL, `cache` (the cache of hub
 * clients on this machine), a folder or a file. Throws SourceError.
 */
export async function openSource(spec: string, options: OpenOptions = {}): Promise<Source> {
	if (spec === "hub" || /^(hub:|[a-z][a-z\d+.-]+:\/\/)/i.test(spec)) return hub(spec.replace(/^hub:?/i, ""), options);
	const hidden = hiddenOf(options.env ?? {});
	if (spec === "cache") return openCache(cacheFolder(options.env ?? {}), hidden);
	const path = resolve(spec);
	const found = await stat(path).catch((cause: unknown) => {
		throw new SourceError("no-source", JSON.stringify(spec), { reason: missing(path, cause) }, { cause });
	});
	if (found.isFile()) return openNdjson(path);
	if (!found.isDirectory()) throw new SourceError("no-source", path, { reason: "is neither a file nor a folder" });
	return (await cacheAt(path)) === undefined ? openFolder(path, hidden) : openCache(path, hidden);
}

/** The rule for files that are not served, with the exceptions of VITRINE_ALLOW_FILES, which are separated by commas. */
function hiddenOf({ VITRINE_ALLOW_FILES: allowed = "" }: Readonly<Record<string, string | undefined>>): Hidden {
	const globs = allowed.split(",").map((glob) => glob.trim());
	return hiddenExcept(globs.filter((glob) => glob !== ""));
}

function missing(path: string, error: unknown): string {
	return codeOf(error) === "ENOENT" ? `there is no file or folder ${path}` : reason(error);
}

/** The token of the environment is for the hub of the environment: another one gets only the `token` of the options. */
function hub(url: string, { env = {}, ...options }: OpenOptions): Source {
	const home = env["HF_ENDPOINT"] || PUBLIC_HUB;
	const isHome =
		url === "" || (URL.canParse(url) && URL.canParse(home) && new URL(url).origin === new URL(home).origin);
	const token = options.token ?? (isHome ? env["HF_TOKEN"]?.trim() : undefined);
	return openHub(url === "" ? home : url, { ...options, ...(token !== undefined && { token }) });
}

function cacheFolder(env: Readonly<Record<string, string | undefined>>): string {
	const { HF_HUB_CACHE, HF_HOME, XDG_CACHE_HOME, HOME, USERPROFILE } = env;
	const caches = XDG_CACHE_HOME || join(HOME || USERPROFILE || ".", ".cache");
	return HF_HUB_CACHE || join(HF_HOME || join(caches, "huggingface"), "hub");
}
