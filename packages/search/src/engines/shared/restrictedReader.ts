import type { Page, Row } from "../../api/page.ts";
import type { Query, SearchOptions } from "../../api/query.ts";
import type { IndexReader, VisibleTo } from "../../api/searchIndex.ts";
import type { SourceInfo } from "../../api/source.ts";
import { sourceName } from "../../indexing/sourceName.ts";

/** What an engine answers for each reader. */
interface Answers {
	get(id: string, visibleTo: VisibleTo): Promise<Row | undefined>;
	search(query: Query, options: SearchOptions, visibleTo: VisibleTo): Promise<Page>;
	similar(id: string, limit: number, visibleTo: VisibleTo): Promise<readonly string[]>;
	generation(): Promise<string>;
	sources(): Promise<readonly SourceInfo[]>;
}

/** The index of a reader who sees only some private records. */
export class RestrictedReader implements IndexReader {
	readonly visibleTo: VisibleTo;
	readonly #answers: Answers;
	/** The sources as of a generation: each count is a search. */
	#sources: { readonly generation: string; readonly visible: Promise<readonly SourceInfo[]> } | undefined;

	constructor(answers: Answers, visibleTo: VisibleTo) {
		this.#answers = answers;
		this.visibleTo = visibleTo;
	}

	async count(): Promise<number> {
		return (await this.search({ limit: 1 })).total;
	}

	get(id: string): Promise<Row | undefined> {
		return this.#answers.get(id, this.visibleTo);
	}

	search(query: Query, options: SearchOptions = {}): Promise<Page> {
		return this.#answers.search(query, options, this.visibleTo);
	}

	similar(id: string, limit: number): Promise<readonly string[]> {
		return this.#answers.similar(id, limit, this.visibleTo);
	}

	generation(): Promise<string> {
		return this.#answers.generation();
	}

	async sources(): Promise<readonly SourceInfo[]> {
		const generation = await this.generation();
		if (this.#sources?.generation !== generation) this.#sources = { generation, visible: this.#visibleSources() };
		return this.#sources.visible.catch((error: unknown) => {
			this.#sources = undefined;
			throw error;
		});
	}

	/** The sources of visible records. Those of one name count as one, as in the facet: the first has the records of all. */
	async #visibleSources(): Promise<readonly SourceInfo[]> {
		const [all, { facets }] = await Promise.all([
			this.#answers.sources(),
			this.search({ facets: ["source"], limit: 1 }),
		]);
		const left = new Map((facets.source ?? []).map(({ value, count }) => [value, count]));
		const visible: SourceInfo[] = [];
		for (const { skipped: _, ...source } of all) {
			const name = sourceName(source.id);
			const records = left.get(name);
			if (records !== undefined) visible.push({ ...source, records });
			left.delete(name);
		}
		return visible;
	}
}
