import { isGated, licences, type ModelRecord, parameterCount } from "@vitrine/model";
import { links } from "../../base/links.ts";

/** A model in the JSON of a page. A field is absent if it is unknown. */
interface ModelJson {
	readonly id: string;
	/** The address of its page. */
	readonly url: string;
	readonly task?: string | undefined;
	readonly library?: string | undefined;
	readonly licences: readonly string[];
	readonly gated: boolean;
	readonly parameters?: number | undefined;
	readonly downloads?: number | undefined;
	readonly likes?: number | undefined;
	/** ISO 8601, as the record has it. */
	readonly updated?: string | undefined;
}

/** A model in the JSON of a page; its record is at `/api/models/ID`. */
export function modelJson(record: ModelRecord, origin: string): ModelJson {
	return {
		id: record.id,
		url: origin + links.model(record.id),
		task: record.pipeline_tag,
		library: record.library_name,
		licences: licences(record),
		gated: isGated(record),
		parameters: parameterCount(record),
		downloads: record.downloads,
		likes: record.likes,
		updated: record.lastModified,
	};
}
