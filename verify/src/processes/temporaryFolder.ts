import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new temporary folder, and the function that removes it. */
export function temporaryFolder(name: string): { readonly folder: string; readonly remove: () => void } {
	const folder = mkdtempSync(join(tmpdir(), `vitrine-${name}-`));
	return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Calls a function with a temporary folder that is removed afterwards. */
export async function inTemporaryFolder<T>(name: string, use: (folder: string) => Promise<T>): Promise<T> {
	const { folder, remove } = temporaryFolder(name);
	try {
		return await use(folder);
	} finally {
		remove();
	}
}
