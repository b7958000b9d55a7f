import { revealed } from "@vitrine/code";
import { links } from "../../base/links.ts";
import { feedEntry } from "../../data/feedEntry.ts";
import type { Feed } from "../../data/feedFormats.ts";
import { modelJson } from "../../resources/model/modelJson.ts";
import { code, link, list, page, plain } from "../../markdown/write.ts";
import type { CollectionData } from "./data.ts";

/** A collection as Markdown; the note is as its author wrote it. */
export function collectionMarkdown({ collection, models, missing }: CollectionData): string {
	return page(
		`# ${plain(collection.title)}`,
		collection.text.toWellFormed().trim(),
		models.length > 0 ? "## Models" : undefined,
		list(models.map(({ id }) => link(code(id), links.model(id)))),
		missing.length > 0 ? "## Not in this index" : undefined,
		list(missing.map((id) => code(id))),
	);
}

/** A collection as JSON. `missing` are the ids that the index does not have. */
export function collectionJson({ collection, models, missing }: CollectionData, origin: string): object {
	const { slug, title, text } = collection;
	return {
		slug,
		title,
		url: origin + links.collection(slug),
		text,
		models: models.map((record) => modelJson(record, origin)),
		missing,
	};
}

/** The models of a collection as a feed, in its order. A model without a date has that of the file. */
export function collectionFeed(
	{ collection: { slug, title }, models }: CollectionData,
	self: ".atom" | ".feed.json",
	origin: string,
	changed: Date | undefined,
): Feed {
	return {
		title: revealed(title),
		home: origin + links.collection(slug),
		self: origin + links.collection(slug, self),
		entries: models.flatMap((record) => feedEntry(record, origin, changed) ?? []),
	};
}
