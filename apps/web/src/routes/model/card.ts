import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { links, outward } from "../../links.ts";
import { type Rendered, renderMarkdown } from "../../markdown/markdown.ts";
import type { Target } from "../../markdown/links.ts";
import { isPicture, rawAddress } from "./files.ts";
import { type ModelView, type Repository, readText } from "./model.ts";

/** Bytes of a card that are read. */
const LONGEST = 1_000_000;

/** The card's ids begin with this, and nothing of ours does. */
const PREFIX = "card-";

/** UTF-16 units of HTML kept in memory. */
const CACHE_UNITS = 16_000_000;

const cache = new LRUCache<string, Rendered>({ maxSize: CACHE_UNITS });

/** The README of a model as its authors wrote it, cut when it is very long; undefined where there is none to read. */
export async function cardText({ repository }: ModelView): Promise<string | undefined> {
	const file = readmeOf(repository);
	return file === undefined ? undefined : readText(repository, file, LONGEST);
}

/** The path of the file that is the card; undefined where there is none. */
export function readmeOf(repository: Repository | undefined): string | undefined {
	return repository?.files.find(({ path }) => path.toLowerCase() === "readme.md")?.path;
}

/**
 * The README of a model, made safe; undefined where there is none to read, or nothing in it beside front matter. Its headings stand below the page's
 * second level. What it links to at its own place on `hub` are its files here.
 */
export async function cardOf(model: ModelView, hub: string): Promise<Rendered | undefined> {
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
	cache.set(key, rendered, { size: key.length + rendered.html.length });
	return rendered.html === "" ? undefined : rendered;
}

/** Stands for all that a card is rendered from: its text, and the files that its links may lead to. */
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
