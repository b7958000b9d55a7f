import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Fixtures whose repositories can be served together. */
interface Batch {
	readonly fixtures: readonly string[];
	/** The folder of each repository, by its id. */
	readonly repositories: ReadonlyMap<string, string>;
}

/**
 * Distributes fixtures, given with the folders of their repositories, over as few batches as possible: fixtures that have
 * different repositories with the same id are in different batches.
 */
export function batchesOf(folders: ReadonlyMap<string, string>): readonly Batch[] {
	const batches: BatchBuilder[] = [];
	for (const [fixture, folder] of folders) {
		const repositories = repositoriesIn(folder);
		const batch = batches.find((one) => one.accepts(repositories)) ?? new BatchBuilder();
		if (batch.fixtures.length === 0) batches.push(batch);
		batch.add(fixture, repositories);
	}
	return batches;
}

class BatchBuilder implements Batch {
	readonly fixtures: string[] = [];
	readonly repositories = new Map<string, string>();
	readonly #digests = new Map<string, string>();

	accepts = (repositories: readonly Repository[]): boolean =>
		repositories.every(({ id, digest }) => (this.#digests.get(id) ?? digest) === digest);

	add(fixture: string, repositories: readonly Repository[]): void {
		this.fixtures.push(fixture);
		for (const { id, path, digest } of repositories) {
			this.repositories.set(id, path);
			this.#digests.set(id, digest);
		}
	}
}

interface Repository {
	readonly id: string;
	readonly path: string;
	readonly digest: string;
}

const repositoriesIn = (folder: string): readonly Repository[] =>
	readdirSync(folder).flatMap((owner) =>
		readdirSync(join(folder, owner)).map((name) => {
			const path = join(folder, owner, name);
			return { id: `${owner}/${name}`, path, digest: digestOf(path) };
		}),
	);

/** A digest of the names and contents of all files in a folder. */
function digestOf(folder: string): string {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
	const hash = createHash("sha256");
	for (const file of files) {
		const content = readFileSync(file);
		hash.update(`${file.slice(folder.length)}\0${content.length}\0`).update(content);
	}
	return hash.digest("hex");
}
