/** Whether an address belongs to hub clients or to islands, which read JSON. */
export const isForPrograms = (path: string): boolean =>
	/^\/+(?:api|v2|islands|datasets|spaces)(?:\/|$)|^\/?(?:\/[^/]+){1,2}\/(?:resolve|raw)\//.test(path);
