import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { outward } from "../../../base/links.ts";
import { renderCard } from "../../../rendering/rendering.ts";
import { RenderingError } from "../../../rendering/error.ts";
import { splitFrontMatter } from "../../../markdown/frontMatter.ts";
import type { Rendered } from "../../../markdown/markdown.ts";
import { cardText, readmeOf } from "../../../resources/model/card.ts";
import type { ModelView } from "../../../resources/model/model.ts";
import { ofFiles } from "../../../resources/model/ofFiles.ts";
import type { CardLength } from "../views.ts";
import type { RepositoryFile } from "@vitrine/sources";
import { countedSuspicion, hiddenIn } from "@vitrine/code";

/** The prefix of ids in cards; the page's own ids do not have it. */
const PREFIX = "card-";

/** UTF-16 code units of HTML that are cached. */
const CACHE_UNITS = 16_000_000;

/** Milliseconds until a card that was cut is rendered again: perhaps the machine was busy. */
const CUT_FOR = 600_000;

/** A rendered card, and what to know about characters in it that readers cannot see. */
export interface Card extends Rendered {
	readonly doubt?: string;
}

/** Hidden characters of a card that are counted: more are hostile, whatever their number. */
const MOST_COUNTED = 1_000;

/** Cards as they were rendered, with those that exceeded their bounds: they would again. A card that is requested twice is rendered once. */
const cache = new LRUCache<string, Card, () => Promise<Rendered>>({
	maxSize: CACHE_UNITS,
	sizeCalculation: ({ html }, key) => key.length + html.length,
	fetchMethod: async (_key, _stale, { context: render, options }) => {
		const card = await render();
		if (card.cut !== undefined) options.ttl = CUT_FOR;
		return doubted(card);
	},
});

function doubted(card: Rendered): Card {
	const doubt = countedSuspicion("This card", hiddenIn(card.html, "prose", MOST_COUNTED), MOST_COUNTED);
	return doubt === undefined ? card : { ...card, doubt };
}

/** Characters of a card beside which the page would be empty. */
const SHORT = 700;

/** How much a model card has to read, apart from its front matter: a short one leaves room for the overview below it. */
export async function cardLength(model: ModelView): Promise<CardLength> {
	const text = await cardText(model);
	const length = text === undefined ? 0 : splitFrontMatter(text).body.trim().length;
	if (length === 0) return "none";
	return length < SHORT ? "short" : "long";
}

/**
 * The model card as safe HTML; undefined if there is none, or only front matter. Its headings start at level 3. Links to the
 * model's own files on `hub` lead to the files here.
 */
export async function cardOf(model: ModelView, hub: string): Promise<Card | undefined> {
	const { record, repository } = model;
	const file = readmeOf(repository);
	const text = await cardText(model);
	if (repository === undefined || file === undefined || text === undefined) return undefined;
	const home = outward.hubModel(hub, record.id);
	const { paths, digest } = pathsOf(repository.files);
	const render = (): Promise<Rendered> =>
		renderCard({ text, of: { id: record.id, from: file, paths, home }, prefix: PREFIX });
	const card = await cache.fetch(keyOf(home, digest, file, text), { context: render }).catch(notRendered);
	return card === undefined || (card.html === "" && card.cut === undefined) ? undefined : card;
}

/** What is shown where the server has too many other cards to render. */
function notRendered(error: unknown): Rendered {
	if (!(error instanceof RenderingError)) throw error;
	return { html: "", headings: [], cut: `This card is not shown: ${error.message}. Reload the page in a few seconds.` };
}

/** The paths that links of a card may lead to, and a hash of them. */
const pathsOf = ofFiles((files: readonly RepositoryFile[]) => {
	const paths = files.map(({ path }) => path);
	return { paths, digest: hash("sha256", JSON.stringify(paths)) };
});

/** The cache key: a hash of all that a card is rendered from. */
function keyOf(home: string, paths: string, file: string, text: string): string {
	return hash("sha256", JSON.stringify([home, file, paths, text]));
}
