import type { ModelRecord } from "@vitrine/model";
import type { Library } from "../shapes.ts";

/** Whether a library has code that loads a record. */
export const hasCode = ({ snippets, loads }: Library, record: ModelRecord): boolean =>
	snippets !== undefined && loads?.(record) !== false;
