/**
 * The message of what was thrown, which may be any value.
 *
 * @example
 * messageOf(new Error("no disk")); // "no disk"
 * messageOf(7); // "7"
 */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
