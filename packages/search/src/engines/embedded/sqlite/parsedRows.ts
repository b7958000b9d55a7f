import { LRUCache } from "lru-cache";
import type { Row } from "../../../api/page.ts";
import { storedRow } from "../../shared/storedRow.ts";
import type { RawRow } from "./records.ts";

/** UTF-16 units of JSON whose rows are kept: about a thousand records. */
const ROOM = 4 * 1024 * 1024;

/**
 * Rows as readers get them. The latest are kept by their JSON, since lists with different filters start with the same models:
 * a record that was stored again has other JSON. So the rows of two answers can be the same objects.
 */
export class ParsedRows {
	readonly #rows = new LRUCache<string, Row>({
		maxSize: ROOM,
		maxEntrySize: ROOM / 64,
		sizeCalculation: (_, json) => json.length,
	});

	of({ record, source }: RawRow): Row {
		const known = this.#rows.get(record);
		if (known?.source === source) return known;
		const row = storedRow(record, source);
		this.#rows.set(record, row);
		return row;
	}
}
