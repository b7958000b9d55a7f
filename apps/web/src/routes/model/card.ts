import { hash } from "node:crypto";
import { Lru } from "../../highlight/lru.ts";
import { links } from "../../links.ts";
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

const cache = new Lru<Rendered>(CACHE_UNITS);

/** The README of a model, made safe; undefined where there is none to read. Its headings stand below the page's second level. */
export async function cardOf({ record, repository }: ModelView): Promise<Rendered | undefined> {
	const file = repository?.files.find(({ path }) => path.toLowerCase() === "readme.md")?.path;
	if (repository === undefined || file === undefined) return undefined;
	const text = await readText(repository, file, LONGEST);
	if (text === undefined) return undefined;
	const key = keyOf(record.id, repository, file, text);
	const known = cache.get(key);
	if (known) return known;
	const rendered = renderMarkdown(text, {
		top: 3,
		prefix: PREFIX,
		from: file,
		link: (target) => fileAddress(record.id, repository, target),
		picture: (target) => pictureAddress(record.id, repository, target),
	});
	cache.set(key, rendered, rendered.html.length);
	return rendered;
}

/** Stands for all that a card is rendered from: its text, and the files that its links may lead to. */
function keyOf(id: string, { files }: Repository, file: string, text: string): string {
	return hash("sha256", JSON.stringify([id, file, files.map(({ path }) => path), text]));
}

type Inside = Target & { readonly type: "file" | "site" };

function fileAddress(id: string, repository: Repository, target: Inside): string | undefined {
	if (target.type !== "file" || !holds(repository, target.path)) return undefined;
	return links.model(id, { tab: "files", file: target.path });
}

function pictureAddress(id: string, repository: Repository, target: Inside): string | undefined {
	if (target.type !== "file" || !isPicture(target.path) || !holds(repository, target.path)) return undefined;
	return rawAddress(id, target.path);
}

function holds({ files }: Repository, path: string): boolean {
	return files.some((file) => file.path === path);
}
