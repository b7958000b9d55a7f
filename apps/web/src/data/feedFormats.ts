import { escapeHtml } from "../base/escapeHtml.ts";

/** A feed of models. Its texts are plain; `home` and `self` are absolute addresses. */
export interface Feed {
	readonly title: string;
	readonly home: string;
	readonly self: string;
	readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
	readonly url: string;
	readonly title: string;
	readonly summary: string;
	/** ISO 8601, as `updated`. */
	readonly published: string;
	readonly updated: string;
}

/** A feed as Atom (RFC 4287). */
export function writeAtom({ title, home, self, entries }: Feed): string {
	const updated =
		entries
			.map((entry) => entry.updated)
			.toSorted()
			.at(-1) ?? new Date(0).toISOString();
	return [
		`<?xml version="1.0" encoding="UTF-8"?>`,
		`<feed xmlns="http://www.w3.org/2005/Atom">`,
		`<id>${xml(self)}</id><title>${xml(title)}</title><updated>${updated}</updated>`,
		`<author><name>Vitrine</name></author>`,
		`<link rel="alternate" type="text/html" href="${xml(home)}"/>`,
		`<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
		...entries.map(atomEntry),
		`</feed>`,
		"",
	].join("\n");
}

function atomEntry({ url, title, summary, published, updated }: FeedEntry): string {
	const dates = `<published>${published}</published><updated>${updated}</updated>`;
	return `<entry><id>${xml(url)}</id><title>${xml(title)}</title><link href="${xml(url)}"/>${dates}<summary>${xml(summary)}</summary></entry>`;
}

/** A feed as JSON Feed 1.1. */
export function writeJson({ title, home, self, entries }: Feed): string {
	const items = entries.map(({ url, title, summary, published, updated }) => ({
		id: url,
		url,
		title,
		content_text: summary,
		date_published: published,
		date_modified: updated,
	}));
	const feed = { version: "https://jsonfeed.org/version/1.1", title, home_page_url: home, feed_url: self, items };
	return `${JSON.stringify(feed, undefined, "\t")}\n`;
}

/** A text in XML, without the characters that XML does not have. */
const xml = (text: string): string => escapeHtml(text.toWellFormed().replaceAll(NOT_XML, "\u{fffd}"));

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
