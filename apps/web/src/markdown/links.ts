import type { Element, Content } from "./hast.ts";
import { rewrite } from "./tree.ts";

/** Where a link of a Markdown file leads. */
export type Target =
	| { readonly type: "outside"; readonly href: string }
	| { readonly type: "here"; readonly id: string }
	/** A file of the repository the Markdown is from, with forward slashes and no `..`. */
	| { readonly type: "file"; readonly path: string; readonly hash: string }
	/** An address on whatever site the text was written for (`/models`). */
	| { readonly type: "site"; readonly path: string };

/** An address no file can have, to resolve against. */
const BASE = new URL("https://repository.invalid/-/");

/** Where a Markdown file stands. */
export interface Place {
	/** The file, inside its repository (`guide/start.md`). */
	readonly from?: string;
	/** Where the repository is published (`https://hub.example/owner/name`): its files there are the files here. */
	readonly home?: string;
}

/**
 * Reads an address the way a browser would (backslashes, tabs, `//host` and all). Undefined for what cannot be
 * followed.
 */
export function targetOf(href: string, { from = "", home }: Place = {}): Target | undefined {
	if (/^\s*#/.test(href)) return { type: "here", id: decoded(href.trim().slice(1)) };
	const url = parsed(href, placeOf(from));
	if (!url) return undefined;
	if (url.protocol === "mailto:") return { type: "outside", href: url.href };
	if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
	const published = home === undefined ? undefined : publishedFile(url, new URL(home));
	if (published !== undefined) return published;
	if (url.host !== BASE.host) return { type: "outside", href: url.href };
	if (!url.pathname.startsWith(BASE.pathname)) return { type: "site", path: url.pathname + url.search + url.hash };
	return fileAt(url.pathname.slice(BASE.pathname.length), url.hash);
}

/** Hubs show a file, and hand it out, at these steps below its repository; the revision follows. */
const PUBLISHED = /^\/(?:blob|resolve|raw)\/[^/]+\/(.+)$/;

function publishedFile(url: URL, home: URL): Target | undefined {
	const isThere = url.host === home.host || url.host === BASE.host;
	if (!isThere || !url.pathname.startsWith(`${home.pathname}/`)) return undefined;
	const path = PUBLISHED.exec(url.pathname.slice(home.pathname.length))?.[1];
	return path === undefined ? undefined : fileAt(path, url.hash);
}

function fileAt(encoded: string, hash: string): Target | undefined {
	const path = decoded(encoded);
	return LEAVES.test(path) ? undefined : { type: "file", path, hash };
}

/** A path that, decoded, would lead out of its repository or fool whoever splits it. */
const LEAVES = /(?:^|\/)\.{1,2}(?:\/|$)|[\\\0]/;

/** The link with its address made safe; its words alone when it leads nowhere. */
export function relink(link: Element, place: Place, prefix: string, inside: Resolve): readonly Content[] {
	const { href, name, ...rest } = link.properties;
	if (typeof href !== "string") return name || rest["id"] ? [anchorOf(link)] : link.children;
	const target = targetOf(href, place);
	if (target?.type === "here") return [leading(link, { ...rest, href: `#${prefix}${target.id}` })];
	if (target?.type === "outside") return [leading(link, { ...rest, href: target.href, rel: ["nofollow", "noopener"] })];
	const address = target && inside(target);
	return address === undefined ? link.children : [leading(link, { ...rest, href: address })];
}

/** The link with new properties, and no link inside it: a picture that became one is words here. */
function leading(link: Element, properties: Element["properties"]): Element {
	const kept: Element = { ...link, properties };
	rewrite(kept, (inner) => (inner.tagName === "a" ? inner.children : [inner]));
	return kept;
}

/** The address on this site of something in the repository; undefined when there is none. */
export type Resolve = (target: Target & { readonly type: "file" | "site" }) => string | undefined;

/** `<a name>` without a link: a place to arrive at. */
function anchorOf({ properties, children }: Element): Element {
	return {
		type: "element",
		tagName: "span",
		properties: { id: properties["id"] ?? properties["name"] },
		children,
	};
}

/** The address of a file; whatever its name, it is one below the repository. */
function placeOf(path: string): URL {
	return new URL(`./${path.split("/").map(encodeURIComponent).join("/")}`, BASE);
}

function parsed(href: string, base: URL): URL | undefined {
	return URL.canParse(href, base) ? new URL(href, base) : undefined;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
