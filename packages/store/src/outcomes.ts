import { type Outcome, parseOutcome, type Result } from "@vitrine/model";
import { type Index, OutcomeTable, type Row } from "@vitrine/search";
import type { Repositories } from "@vitrine/sources";
import { CurrentIds } from "./currentIds.ts";

/** An outcome of a check, and whether the model's files are still those that were checked. */
export interface KnownOutcome {
	readonly outcome: Outcome;
	readonly isCurrent: boolean;
}

/** The outcomes of checks in the folder of a catalogue. */
export interface Outcomes {
	/** The outcome of a model; undefined if it was never checked. */
	of(row: Row): Promise<KnownOutcome | undefined>;
	/** The outcomes of some models, by id, without those that were never checked. */
	among(rows: readonly Row[]): Promise<ReadonlyMap<string, KnownOutcome>>;
	/** The ids of the models with a current outcome with this result, at most 10,000; may lag, as CurrentIds says. */
	ids(result: Result): Promise<readonly string[]>;
	/** Keeps an outcome in place of an earlier one of the same model. */
	keep(outcome: Outcome): void;
	close(): void;
}

/** As many ids as a query may have. */
const MOST = 10_000;

/** The outcomes in the file of a catalogue, which is opened when they are first used. */
export class StoredOutcomes implements Outcomes {
	readonly #open: () => OutcomeTable;
	readonly #index: Index;
	readonly #repositories: (row: Row) => Repositories | undefined;
	readonly #listed = new Map<Result, CurrentIds>();
	#table: OutcomeTable | undefined;

	constructor(file: string, index: Index, repositories: (row: Row) => Repositories | undefined) {
		this.#open = () => (this.#table ??= new OutcomeTable(file));
		this.#index = index;
		this.#repositories = repositories;
	}

	async of(row: Row): Promise<KnownOutcome | undefined> {
		const text = this.#open().get(row.record.id);
		return text === undefined ? undefined : this.#known(row, text);
	}

	async among(rows: readonly Row[]): Promise<ReadonlyMap<string, KnownOutcome>> {
		const texts = this.#open().among(rows.map(({ record }) => record.id));
		const known = new Map<string, KnownOutcome>();
		for (const row of rows) {
			const text = texts.get(row.record.id);
			const outcome = text === undefined ? undefined : await this.#known(row, text);
			if (outcome !== undefined) known.set(row.record.id, outcome);
		}
		return known;
	}

	async ids(result: Result): Promise<readonly string[]> {
		const known = this.#listed.get(result) ?? this.#currentIds(result);
		this.#listed.set(result, known);
		return known.get();
	}

	keep(outcome: Outcome): void {
		this.#open().put(outcome.model, outcome.result, JSON.stringify(outcome));
		this.#listed.clear();
	}

	close(): void {
		this.#table?.close();
	}

	async #known(row: Row, text: string): Promise<KnownOutcome | undefined> {
		const outcome = parseOutcome(text);
		return outcome && { outcome, isCurrent: await this.#isCurrent(row, outcome) };
	}

	#currentIds(result: Result): CurrentIds {
		const all = () => this.#open().withResult(result, MOST);
		return new CurrentIds(all, async ({ id, outcome: text }) => {
			const outcome = parseOutcome(text);
			const row = outcome && (await this.#index.get(id));
			return outcome !== undefined && row !== undefined && this.#isCurrent(row, outcome);
		});
	}

	/** False also if the files cannot be read now. */
	async #isCurrent(row: Row, { revision }: Outcome): Promise<boolean> {
		const present = await this.#repositories(row)
			?.revision(row.record.id)
			.catch(() => undefined);
		return present === revision;
	}
}
