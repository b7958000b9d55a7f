import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Repositories that can be served together: where each lies, by id. */
export interface Shelf {
	readonly folders: ReadonlyMap<string, string>;
	readonly rows: readonly string[];
}

/**
 * Distributes the repositories of fixtures over as few shelves as are needed: two fixtures may have different
 * repositories of one id, and then do not stand on one shelf.
 */
export function shelve(folders: ReadonlyMap<string, string>): readonly Shelf[] {
	const shelves: Draft[] = [];
	for (const [row, folder] of folders) {
		const repos = reposIn(folder);
		let shelf = shelves.find((one) => fits(one, repos));
		if (shelf === undefined) shelves.push((shelf = { folders: new Map(), digests: new Map(), rows: [] }));
		shelf.rows.push(row);
		for (const { id, path, digest } of repos) {
			shelf.folders.set(id, path);
			shelf.digests.set(id, digest);
		}
	}
	return shelves;
}

interface Draft extends Shelf {
	readonly folders: Map<string, string>;
	readonly digests: Map<string, string>;
	readonly rows: string[];
}

interface Repo {
	readonly id: string;
	readonly path: string;
	readonly digest: string;
}

const fits = ({ digests }: Draft, repos: readonly Repo[]): boolean =>
	repos.every(({ id, digest }) => (digests.get(id) ?? digest) === digest);

const reposIn = (folder: string): readonly Repo[] =>
	readdirSync(folder).flatMap((owner) =>
		readdirSync(join(folder, owner)).map((name) => {
			const path = join(folder, owner, name);
			return { id: `${owner}/${name}`, path, digest: digestOf(path) };
		}),
	);

/** Changes with any name or content. */
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
