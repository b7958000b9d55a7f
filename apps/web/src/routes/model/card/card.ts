import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { links, outward } from "../../../base/links.ts";
import { type Rendered, renderMarkdown } from "../../../markdown/markdown.ts";
import type { Target } from "../../../markdown/links.ts";
import { isPicture, rawAddress } from "../files/files.ts";
import { type ModelView, type Repository, readText } from "../model.ts";
import { countedSuspicion, hiddenIn } from "@vitrine/code";

/** Bytes of a card that are read. */
const LONGEST = 1_000_000;

/** The prefix of ids in cards; the page's own ids do not have it. */
const PREFIX = "card-";

/** UTF-16 code units of HTML that are cached. */
const CACHE_UNITS = 16_000_000;

/** A rendered card, and what to know about characters in it that readers cannot see. */
export interface Card extends Rendered {
	readonly doubt?: string;
}

/** Hidden characters of a card that are counted: more are hostile, whatever their number. */
const MOST_COUNTED = 1_000;

const cache = new LRUCache<string, Card>({ maxSize: CACHE_UNITS });

/** The Markdown of a model card, cut if it is very long; undefined if there is none. */
export async function cardText({ repository }: ModelView): Promise<string | undefined> {
	const file = readmeOf(repository);
	return file === undefined ? undefined : readText(repository, file, LONGEST);
}

/** The path of the model card; undefined if there is none. */
export function readmeOf(repository: Repository | undefined): string | undefined {
	return repository?.files.find(({ path }) => path.toLowerCase() === "readme.md")?.path;
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
	const key = keyOf(home, repository, file, text);
	const known = cache.get(key);
	if (known) return known.html === "" ? undefined : known;
	const paths = new Set(repository.files.map(({ path }) => path));
	const rendered = renderMarkdown(text, {
		top: 3,
		prefix: PREFIX,
		from: file,
		home,
		link: (target) => fileAddress(record.id, paths, target),
		picture: (target) => pictureAddress(record.id, paths, target),
	});
	const doubt = countedSuspicion("This card", hiddenIn(rendered.html, "prose", MOST_COUNTED), MOST_COUNTED);
	const card = doubt === undefined ? rendered : { ...rendered, doubt };
	cache.set(key, card, { size: key.length + rendered.html.length });
	return rendered.html === "" ? undefined : card;
}

/** The cache key: a hash of all that a card is rendered from. */
function keyOf(home: string, { files }: Repository, file: string, text: string): string {
	return hash("sha256", JSON.stringify([home, file, files.map(({ path }) => path), text]));
}

type Inside = Target & { readonly type: "file" | "site" };

function fileAddress(id: string, paths: ReadonlySet<string>, target: Inside): string | undefined {
	if (target.type !== "file" || !paths.has(target.path)) return undefined;
	return links.model(id, { tab: "files", file: target.path });
}

function pictureAddress(id: string, paths: ReadonlySet<string>, target: Inside): string | undefined {
	if (target.type !== "file" || !isPicture(target.path) || !paths.has(target.path)) return undefined;
	return rawAddress(id, target.path);
}
