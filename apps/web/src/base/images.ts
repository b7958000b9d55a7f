/** The content types of images that are served unchanged. */
const IMAGES: ReadonlyMap<string, string> = new Map([
	["png", "image/png"],
	["jpg", "image/jpeg"],
	["jpeg", "image/jpeg"],
	["gif", "image/gif"],
	["webp", "image/webp"],
	["avif", "image/avif"],
	["svg", "image/svg+xml"],
]);

export function isImage(path: string): boolean {
	return imageType(path) !== undefined;
}

export function imageType(path: string): string | undefined {
	return IMAGES.get(extension(path));
}

/** The extension of a file name in lower case, without the dot; empty if there is none. */
export function extension(path: string): string {
	return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}
