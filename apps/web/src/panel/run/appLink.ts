import type { LocalApp } from "@vitrine/catalogue";
import type { Block } from "../view/view.ts";

/** The link that opens a model in an app. It leads where the app's own entry leads, whatever the record says; else there is a note. */
export function linkBlock(key: string, app: LocalApp, link: string): Block {
	const [given, own] = [URL.parse(link), entryOf(app)];
	if (!given || !own || given.protocol !== own.protocol || (isWeb(own) && given.host !== own.host))
		return { type: "note", key, text: `There is no link to open this model in ${app.prettyLabel}.` };
	return { type: "link", key, label: `Open in ${app.prettyLabel}`, href: link, text: whatHappens(app, given) };
}

/** Where the links of an app lead. */
function entryOf(app: LocalApp): URL | null {
	return "deeplink" in app ? URL.parse(app.deeplink({ id: "owner/name", tags: [] })) : null;
}

function isWeb({ protocol }: URL): boolean {
	return protocol === "https:";
}

function whatHappens({ prettyLabel }: LocalApp, link: URL): string {
	return isWeb(link)
		? `The page at ${link.host} hands the model to ${prettyLabel}.`
		: `Your browser hands this address to ${prettyLabel}, which must be installed.`;
}
