import type { RepositoryFile } from "@vitrine/sources";
import { LRUCache } from "lru-cache";
import { type Address, MAIN } from "./address.ts";
import { HubError } from "./errors.ts";
import type { HubSnapshot } from "./snapshot.ts";

/** Files of all revisions that are remembered, and revisions of one repository. */
const [MOST_FILES, MOST_REVISIONS] = [500_000, 20];

/** Digits of a commit that identify it. */
const SHORTEST = 7;

/** What a repository had at a commit, without a way to read it. */
type Remembered = Pick<HubSnapshot, "sha" | "files">;

/** The revisions that clients have seen: a download that has begun with one can end with it. */
export class Revisions {
	/** By source and id, the newest last. */
	readonly #seen = new LRUCache<string, readonly Remembered[]>({
		maxSize: MOST_FILES,
		sizeCalculation: (revisions) => revisions.reduce((sum, { files }) => sum + files.size, 1),
	});

	/** Remembers the current files of a repository. */
	remember({ source, id, sha, files }: HubSnapshot): void {
		const key = keyOf({ source, id });
		const earlier = (this.#seen.get(key) ?? []).filter((one) => one.sha !== sha);
		this.#seen.set(key, [...earlier, { sha, files }].slice(-MOST_REVISIONS));
	}

	/**
	 * The files of the revision that an address names: the current one, by branch or by the first digits of its commit, or an
	 * earlier one, of which the files that have not changed can be read. Throws HubError for any other.
	 */
	at(
		{ id, revision }: Address,
		current: HubSnapshot | undefined,
		recorded: string | undefined,
	): HubSnapshot | undefined {
		const sha = current?.sha ?? recorded;
		if (BRANCHES.has(revision) || (sha !== undefined && isPrefix(revision, sha))) return current;
		const earlier = current && this.#seen.get(keyOf(current))?.findLast((one) => isPrefix(revision, one.sha));
		if (current !== undefined && earlier !== undefined) return asItWas(earlier, current);
		const expected = sha === undefined ? MAIN : `${MAIN} (${sha})`;
		throw new HubError("unknown-revision", id, { got: JSON.stringify(revision), expected });
	}
}

/** The names of the only branch: clients in JavaScript use HEAD. */
const BRANCHES: ReadonlySet<string> = new Set([MAIN, `refs/heads/${MAIN}`, "HEAD"]);

/** What a repository is known by. */
export const keyOf = ({ source, id }: Pick<HubSnapshot, "source" | "id">): string => JSON.stringify([source, id]);

const isPrefix = (revision: string, sha: string): boolean =>
	revision.length >= SHORTEST && /^[0-9a-f]+$/.test(revision) && sha.startsWith(revision);

function asItWas({ sha, files }: Remembered, current: HubSnapshot): HubSnapshot {
	const all = [...files.values()];
	const changed = all.filter((file) => !isSame(file, current.files.get(file.path)));
	const lost = new Set(changed.map(({ path }) => path));
	const kept = all.filter(({ path }) => !lost.has(path));
	return { ...current, sha, files: new Map(kept.map((file) => [file.path, file])), changed: lost };
}

const isSame = (file: RepositoryFile, now: RepositoryFile | undefined): boolean =>
	now !== undefined && file.size === now.size && file.modified === now.modified && file.changed === now.changed;
