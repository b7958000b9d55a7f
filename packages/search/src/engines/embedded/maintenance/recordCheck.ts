import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import { FACETS, SORTS } from "../../../api/fields.ts";
import type { IndexedDocument, Indexer } from "../../../indexing/indexer.ts";
import type { Findings } from "../../shared/findings.ts";
import { digestOf } from "../import/digest.ts";
import { numericValue } from "../segment/columns/numericColumn.ts";
import { hasNames } from "../segment/nameHash.ts";
import type { SegmentView } from "../segment/segment.ts";
import { rows } from "../sqlite/statements.ts";
import { DocumentLocator } from "./documentLocator.ts";
import { TOKEN_KIND } from "./termKinds.ts";
import type { TermChecksums } from "./termChecksums.ts";

/** Rows that are read at a time. */
const ROWS_PER_READ = 1000;

/** Indexes every visible record again: compares its numeric fields and name, and adds its terms to checksums. */
export class RecordCheck {
	readonly #database: DatabaseSync;
	readonly #indexer: Indexer;
	readonly #findings: Findings;
	readonly #checksums: TermChecksums;
	readonly #documents: DocumentLocator;
	#done = 0;
	#indexed = 0;

	constructor(
		database: DatabaseSync,
		indexer: Indexer,
		views: readonly SegmentView[],
		findings: Findings,
		checksums: TermChecksums,
	) {
		this.#database = database;
		this.#indexer = indexer;
		this.#findings = findings;
		this.#checksums = checksums;
		this.#documents = new DocumentLocator(views);
	}

	/** Records checked so far. */
	get done(): number {
		return this.#done;
	}

	/** How many of them are in the index. */
	get indexed(): number {
		return this.#indexed;
	}

	/** Checks the rows up to a row id, some at a time. */
	*checkAll(upTo: number): Generator<void> {
		for (let last = 0; ;) {
			const chunk = rows<CheckedRow>(this.#database, NEXT_ROWS, [last, upTo, ROWS_PER_READ]);
			if (chunk.length === 0) return;
			for (const row of chunk) {
				this.#check(row);
				last = row.model;
			}
			this.#done += chunk.length;
			yield;
		}
	}

	#check({ model: rowId, id, digest, record, source }: CheckedRow): void {
		if (!digestOf(record).equals(digest)) return this.#report(id, "its record is not the one that was imported");
		const read = JSON.parse(record) as ModelRecord;
		if (read.id !== id) return this.#report(id, `its record is that of ${JSON.stringify(read.id)}`);
		const document = this.#indexer(read, source);
		for (const [kind, facet] of FACETS.entries())
			for (const value of document.facets[facet]) this.#checksums.add(kind, value, rowId);
		for (const token of document.idTokens) this.#checksums.add(TOKEN_KIND, token, rowId);
		this.#compare(id, document, rowId);
	}

	#compare(id: string, { numericFields, names }: IndexedDocument, rowId: number): void {
		const found = this.#documents.find(rowId);
		if (found === undefined) return this.#report(id, "it is missing in the index");
		this.#indexed++;
		const { segment, doc } = found;
		for (const sort of SORTS) {
			const indexed = numericValue(segment.numericFields[sort], doc);
			if (indexed !== numericFields[sort])
				this.#report(id, `${sort} is ${numericFields[sort]} in its record, but ${indexed} in the index`);
		}
		if (!hasNames(segment, doc, names)) this.#report(id, "it has another name in the index");
	}

	#report(id: string, problem: string): void {
		this.#findings.add(`${JSON.stringify(id)}: ${problem}`);
	}
}

interface CheckedRow {
	readonly model: number;
	readonly id: string;
	readonly digest: Uint8Array;
	readonly record: string;
	readonly source: string;
}

const NEXT_ROWS = `
	SELECT model, models.id, digest, record, sources.id AS source FROM models
	JOIN records USING (model) JOIN sources ON sources.source = models.source
	WHERE model > ? AND model <= ? ORDER BY model LIMIT ?`;
