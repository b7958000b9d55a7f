import { isObject } from "@vitrine/model";
import { reason } from "../cause.ts";
import { type Repository, textOf } from "./repository.ts";

/** Bytes of the largest JSON file that is read. */
const MOST = 8 * 1024 * 1024;

/** Reads the JSON files of a repository, and notes those that cannot be read. */
export class JsonFiles {
	readonly notes: string[] = [];
	readonly #repository: Repository;

	constructor(repository: Repository) {
		this.#repository = repository;
	}

	/** The object in a file; undefined if there is none, or no such file. */
	async read(path: string): Promise<Readonly<Record<string, unknown>> | undefined> {
		const size = this.#repository.files.find((file) => file.path === path)?.size;
		if (size === undefined) return undefined;
		if (size > MOST) return this.#ignored(path, `has ${size} bytes; at most ${MOST} are read`);
		const text = await textOf(this.#repository, path, MOST);
		try {
			const value: unknown = JSON.parse((text ?? "").replace(/^\uFEFF/, ""));
			return isObject(value) ? value : this.#ignored(path, "is JSON, but not an object");
		} catch (error) {
			return this.#ignored(path, `is not JSON (${reason(error)})`);
		}
	}

	#ignored(path: string, what: string): undefined {
		this.notes.push(`${this.#repository.where}/${path}: ${what}; ignored`);
		return undefined;
	}
}
