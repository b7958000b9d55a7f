import { API } from "../api/operation.ts";

/** Whether an address belongs to the API of this site or to oEmbed, whose errors are problems of RFC 9457. */
export const isOfApi = (path: string): boolean => path === API || path.startsWith(`${API}/`) || path === "/oembed";

/** Whether an address belongs to programs or to islands, which read JSON. */
export const isForPrograms = (path: string): boolean =>
	/^\/+(?:api|mcp|oembed|v2|islands|datasets|spaces)(?:\/|$)|^\/?(?:\/[^/]+){1,2}\/(?:resolve|raw)\//.test(path);
