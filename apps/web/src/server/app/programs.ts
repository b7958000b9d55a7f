/** Whether an address belongs to hub clients or to islands, which read JSON. */
export const isForPrograms = (path: string): boolean => /^\/(?:api|islands)\/|^(?:\/[^/]+){1,2}\/resolve\//.test(path);
