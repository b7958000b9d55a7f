/**
 * The path that the site is served below, such as `/models`; empty at the root of its host. Constant for a process, as
 * links are also made by worker threads and when modules load. Browsers read that of the page; `server/config.ts` checks it.
 */
export const BASE_PATH: string =
	globalThis.document?.documentElement.dataset["base"] ?? globalThis.process?.env["VITRINE_BASE_PATH"] ?? "";

/** The address of a path below the root of the site (`/models?q=a`). */
export const located = (path: string): string => BASE_PATH + path;

/** The path at which the server gets requests for an address of the site: proxies pass the base path on, the server removes it. */
export const served = (address: string): string => address.slice(BASE_PATH.length);
