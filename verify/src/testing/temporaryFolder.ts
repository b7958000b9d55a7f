import { afterEach, beforeEach } from "vitest";
import { temporaryFolder } from "../processes/temporaryFolder.ts";

/** Gives each test of a file or a block a temporary folder; returns the function that returns its path. */
export function useTemporaryFolder(name: string): () => string {
	let current: ReturnType<typeof temporaryFolder> | undefined;
	beforeEach(() => {
		current = temporaryFolder(name);
	});
	afterEach(() => current?.remove());
	return () => current?.folder ?? "";
}
