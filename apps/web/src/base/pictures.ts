/** The content types of pictures that are served unchanged. */
const PICTURES: ReadonlyMap<string, string> = new Map([
	["png", "image/png"],
	["jpg", "image/jpeg"],
	["jpeg", "image/jpeg"],
	["gif", "image/gif"],
	["webp", "image/webp"],
	["avif", "image/avif"],
	["svg", "image/svg+xml"],
]);

export function isPicture(path: string): boolean {
	return pictureType(path) !== undefined;
}

export function pictureType(path: string): string | undefined {
	return PICTURES.get(extension(path));
}

/** The extension of a file name in lower case, without the dot; empty if there is none. */
export function extension(path: string): string {
	return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}
