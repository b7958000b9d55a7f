import type { Element, Content } from "./hast.ts";
import { type FileLocation, type Resolve, targetOf } from "./links.ts";
import { element, textNode } from "./tree.ts";

/**
 * The image, if it is a file of the repository that this site serves. One of another host is never loaded: it becomes a
 * link with its alternative text.
 */
export function cardImage(image: Element, location: FileLocation, inside: Resolve): readonly Content[] {
	const { src, alt, width, height } = image.properties;
	const words = String(alt ?? "").trim();
	const target = typeof src === "string" ? targetOf(src, location) : undefined;
	if (target?.type === "file" || target?.type === "site") {
		const address = inside(target);
		if (address !== undefined)
			return [element("img", { src: address, alt: words, width, height, loading: "lazy", decoding: "async" })];
	}
	if (target?.type !== "outside") return words ? [textNode(words)] : [];
	const properties = { href: target.href, rel: ["nofollow", "noopener"], className: ["picture"] };
	return [element("a", properties, [textNode(words || nameOf(target.href))])];
}

/** The last step of an address: the text for an image without alternative text. */
function nameOf(href: string): string {
	const url = new URL(href);
	const file = url.pathname.split("/").findLast((part) => part !== "");
	return `picture: ${file ?? url.host}`;
}
