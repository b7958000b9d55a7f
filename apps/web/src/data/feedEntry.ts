import { revealed } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { links } from "../base/links.ts";
import type { FeedEntry } from "./feedFormats.ts";

/** A model as an entry. `otherwise` is its date if the record has none; without either it is undefined, as feeds require a date. */
export function feedEntry(record: ModelRecord, origin: string, otherwise?: Date): FeedEntry | undefined {
	const published = dateOf(record.createdAt) ?? dateOf(record.lastModified) ?? otherwise?.toISOString();
	if (published === undefined) return undefined;
	const facts = [record.pipeline_tag, record.library_name].filter((fact) => fact !== undefined);
	return {
		url: origin + links.model(record.id),
		title: revealed(record.id),
		summary: revealed(facts.join(" · ")),
		published,
		updated: dateOf(record.lastModified) ?? published,
	};
}

function dateOf(text: string | undefined): string | undefined {
	const moment = new Date(text ?? "");
	return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
