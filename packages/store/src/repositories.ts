import type { Row } from "@vitrine/search";
import { isRepositories, openSource, type Repositories } from "@vitrine/sources";
import { answering } from "./answering.ts";
import { filesSourceOf, isLocalId } from "./localSource.ts";
import { reportingFaults } from "./filesUnavailable.ts";

/**
 * Returns a function that finds the files of rows. Each source is opened once, when it is first read. `allowFiles` is the
 * value of VITRINE_ALLOW_FILES; `onNotice` is called with a sentence when a source can no longer be read.
 */
export function repositoriesOf(
	allowFiles?: string,
	onNotice: (message: string) => void = () => {},
): (row: Row) => Repositories | undefined {
	const opened = new Map<string, Repositories>();
	return (row) => {
		const source = filesSourceOf(row);
		if (!isLocalId(source)) return undefined;
		const location = source.slice(source.indexOf(":") + 1);
		const known = opened.get(source);
		if (known !== undefined) return known;
		const files = answering(new Lazily(() => openRepositories(location, allowFiles)));
		const reported = reportingFaults(source, files, onNotice);
		opened.set(source, reported);
		return reported;
	};
}

async function openRepositories(location: string, allowFiles: string | undefined): Promise<Repositories | undefined> {
	const source = await openSource(location, { env: { VITRINE_ALLOW_FILES: allowFiles } });
	return isRepositories(source) ? source : undefined;
}

class Lazily implements Repositories {
	readonly #open: () => Promise<Repositories | undefined>;
	#opening: Promise<Repositories | undefined> | undefined;

	constructor(open: () => Promise<Repositories | undefined>) {
		this.#open = open;
	}

	async files(...args: Parameters<Repositories["files"]>): ReturnType<Repositories["files"]> {
		return (await this.#opened())?.files(...args);
	}

	async read(...args: Parameters<Repositories["read"]>): ReturnType<Repositories["read"]> {
		return (await this.#opened())?.read(...args);
	}

	async open(...args: Parameters<Repositories["open"]>): ReturnType<Repositories["open"]> {
		return (await this.#opened())?.open(...args);
	}

	async stream(...args: Parameters<Repositories["stream"]>): ReturnType<Repositories["stream"]> {
		return (await this.#opened())?.stream(...args);
	}

	async revision(...args: Parameters<Repositories["revision"]>): ReturnType<Repositories["revision"]> {
		return (await this.#opened())?.revision(...args);
	}

	/** A source that could not be opened is tried again the next time: its disk may be back. */
	#opened(): Promise<Repositories | undefined> {
		this.#opening ??= this.#open().catch((error: unknown) => {
			this.#opening = undefined;
			throw error;
		});
		return this.#opening;
	}
}
