import type { Element, Content } from "./hast.ts";
import { rewrite } from "./tree.ts";

/** The target of a link in a Markdown file. */
export type Target =
	| { readonly type: "outside"; readonly href: string }
	| { readonly type: "here"; readonly id: string }
	/** A file of the same repository, with forward slashes and without `..`. */
	| { readonly type: "file"; readonly path: string; readonly hash: string }
	/** An address on the site that the text was written for (`/models`). */
	| { readonly type: "site"; readonly path: string };

/** The address of the repository root, which no link can name. */
const BASE = new URL("https://repository.invalid/-/");

/** The location of a Markdown file. */
export interface FileLocation {
	/** Its path in the repository (`guide/start.md`). */
	readonly from?: string;
	/** The published address of the repository (`https://hub.example/owner/name`): links to its files there lead to the files here. */
	readonly home?: string;
}

/** Resolves an address as a browser would, with backslashes, tabs and `//host`. Undefined where it cannot be followed. */
export function targetOf(href: string, { from = "", home }: FileLocation = {}): Target | undefined {
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

/** Addresses of a file on a hub, below its repository: a verb, a revision and the path. */
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

/** Decoded paths that lead out of the repository, or that another program could split differently. */
const LEAVES = /(?:^|\/)\.{1,2}(?:\/|$)|[\\\0]/;

/** The link with a safe address; only its content where it leads nowhere. */
export function relink(link: Element, location: FileLocation, prefix: string, inside: Resolve): readonly Content[] {
	const { href, name, ...rest } = link.properties;
	if (typeof href !== "string") return name || rest["id"] ? [anchorOf(link)] : link.children;
	const target = targetOf(href, location);
	if (target?.type === "here") return [leading(link, { ...rest, href: `#${prefix}${target.id}` })];
	if (target?.type === "outside") return [leading(link, { ...rest, href: target.href, rel: ["nofollow", "noopener"] })];
	const address = target && inside(target);
	return address === undefined ? link.children : [leading(link, { ...rest, href: address })];
}

/** The link with new properties and without links inside it, such as an image that became one. */
function leading(link: Element, properties: Element["properties"]): Element {
	const kept: Element = { ...link, properties };
	rewrite(kept, (inner) => (inner.tagName === "a" ? inner.children : [inner]));
	return kept;
}

/** The address on this site of a target; undefined where there is none. */
export type Resolve = (target: Target & { readonly type: "file" | "site" }) => string | undefined;

/** An `<a name>` without `href`, as the target of links. */
function anchorOf({ properties, children }: Element): Element {
	return {
		type: "element",
		tagName: "span",
		properties: { id: properties["id"] ?? properties["name"] },
		children,
	};
}

/** The address of a file, which is always below the repository, whatever its name. */
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
