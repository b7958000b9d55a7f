import type { Context } from "hono";

/**
 * Whether Ollama asks. It signs in only to registries that know its key, so it has no token to send: it tells readers of a
 * missing model after 404, of the reason after 403, and of a malformed challenge after 401.
 */
export const isOllama = (context: Context): boolean => /^ollama\//i.test(context.req.header("User-Agent") ?? "");
