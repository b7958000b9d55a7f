import { isObject } from "@vitrine/model";
import { reason } from "../error.ts";
import { type Repository, textOf } from "./repository.ts";

/** A JSON file of a repository that is larger than this is not read. */
const MOST = 8 * 1024 * 1024;

/** Reads JSON objects out of a repository; what cannot be read is an empty object and a note. */
export class JsonFiles {
	readonly notes: string[] = [];
	readonly #repository: Repository;

	constructor(repository: Repository) {
		this.#repository = repository;
	}

	/** The object in a file, undefined when the file is absent or no JSON object. */
	async read(path: string): Promise<Readonly<Record<string, unknown>> | undefined> {
		const size = this.#repository.files.find((file) => file.path === path)?.size;
		if (size === undefined) return undefined;
		if (size > MOST) return this.#without(path, `has ${size} bytes, more than the ${MOST} that are read`);
		const text = await textOf(this.#repository, path, MOST);
		try {
			const value: unknown = JSON.parse((text ?? "").replace(/^\uFEFF/, ""));
			return isObject(value) ? value : this.#without(path, "is JSON, but no object");
		} catch (error) {
			return this.#without(path, `is not JSON (${reason(error)})`);
		}
	}

	#without(path: string, what: string): undefined {
		this.notes.push(`${this.#repository.where}/${path}: ${what}; what it says is left out`);
		return undefined;
	}
}
