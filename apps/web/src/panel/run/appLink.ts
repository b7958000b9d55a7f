import type { LocalApp } from "@vitrine/catalogue";
import type { Block } from "../shapes/view.ts";

/** The link that opens a model in an app, or a note if the link does not lead where the app's links lead. */
export function linkBlock(key: string, app: LocalApp, link: string): Block {
	const [given, own] = [urlOf(link), entryOf(app)];
	if (!given || !own || given.protocol !== own.protocol || (isWeb(own) && given.host !== own.host))
		return { type: "note", key, text: `No link can open this model in ${app.prettyLabel}.` };
	return { type: "link", key, label: `Open in ${app.prettyLabel}`, href: link, text: explanation(app, given) };
}

/** The address in a text; null if it is none. Node 20 has no `URL.parse`. */
const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** An example of the links of an app. */
function entryOf(app: LocalApp): URL | null {
	return "deeplink" in app ? urlOf(app.deeplink({ id: "owner/name", tags: [] })) : null;
}

function isWeb({ protocol }: URL): boolean {
	return protocol === "https:";
}

function explanation({ prettyLabel }: LocalApp, link: URL): string {
	return isWeb(link)
		? `Opens ${link.host}, which passes the model to ${prettyLabel}.`
		: `Your browser opens this link in ${prettyLabel}, which must be installed.`;
}
