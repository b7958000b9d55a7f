import { type ModelRecord, name } from "@vitrine/model";
import { contentsOf } from "../../choices/contents/contents.ts";
import { isPeftAdapter } from "../../choices/contents/peftAdapter.ts";

/** An adapter, for servers that load it with its base model. */
export interface ServedAdapter {
	/** The id of the base model. */
	readonly base: string;
	/** What requests call the adapter. */
	readonly name: string;
}

/** The adapter of a repository that holds nothing else, if its base model is known. */
export function servedAdapter(record: ModelRecord): ServedAdapter | undefined {
	const contents = contentsOf(record);
	const [base] = contents.bases.ids;
	return base !== undefined && isPeftAdapter(contents) ? { base, name: name(record) } : undefined;
}
