import type { Repository } from "../../../packages/sources/src/repository/repository.ts";

/** A repository of one file in memory. */
export function repositoryOf(path: string, bytes: Uint8Array): Repository {
	return {
		id: "a/b",
		where: "/models/a/b",
		files: [{ path, size: bytes.length }],
		read: async (asked, range) => (asked === path ? bytes.subarray(range?.start ?? 0, range?.end) : undefined),
	};
}
