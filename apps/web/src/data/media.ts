import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** The folder with the images and sounds of the demos, in the package of the catalogue. */
export const mediaFolder: string = join(root, "packages/catalogue/media");

/** The folder of the images in the docs, from the project's folder. */
export const DOCS_IMAGES = "docs/images";

/** The size of an image, in pixels. */
interface ImageSize {
	readonly width: number;
	readonly height: number;
}

const known = new Map<string, ImageSize>();

/** The size of an SVG image of the demos, which a page reserves space for. Throws for one without a size. */
export function imageSize(filename: string): ImageSize {
	const size = known.get(filename) ?? sizeIn(readFileSync(join(mediaFolder, filename), "utf8"), filename);
	known.set(filename, size);
	return size;
}

function sizeIn(svg: string, filename: string): ImageSize {
	const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
	const [width, height] = ["width", "height"].map((name) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1]));
	if (!width || !height)
		throw new Error(`${filename}: its <svg> should have a width and a height, such as width="480"`);
	return { width, height };
}
