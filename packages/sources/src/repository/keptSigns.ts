import { stat } from "node:fs/promises";
import { LRUCache } from "lru-cache";

/** What the names in a folder say. */
export interface Signs {
	/** Whether it has settings or weights. */
	readonly isModel: boolean;
	readonly hasReadme: boolean;
}

/** Signs, and how many names were read until they were known. */
export interface Looked {
	readonly signs: Signs;
	readonly looked: number;
}

interface Kept {
	/** The `ctimeMs` of the folder. */
	readonly changed: number;
	readonly signs: Signs;
}

/** Names from which the signs are kept, and of how many folders: an owner may have as many repositories. */
const [MANY, MOST] = [1_000, 1_000];
/** Milliseconds since its last change after which a folder is not changing: its time has no finer steps. */
const SETTLED = 2_000;

/** The signs of folders in which many names had to be read, until something is added to them or taken out. */
export class KeptSigns {
	readonly #kept = new LRUCache<string, Kept>({ max: MOST });

	/** The signs of a folder, which `look` finds. Throws as it does, and the error of the system. */
	async of(folder: string, look: () => Promise<Looked>): Promise<Signs> {
		const { ctimeMs: changed } = await stat(folder);
		const known = this.#kept.get(folder);
		if (known?.changed === changed) return known.signs;
		const { signs, looked } = await look();
		this.#kept.delete(folder);
		if (looked >= MANY && Math.abs(Date.now() - changed) > SETTLED) this.#kept.set(folder, { changed, signs });
		return signs;
	}
}
