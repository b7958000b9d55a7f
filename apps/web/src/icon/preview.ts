import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../data/root.ts";
import { PREVIEW } from "../site/preview.ts";
import { SHAPES, SIDE } from "./shapes.ts";

/** The image as rendered from {@link previewSvg} by `apps/web/scripts/preview.ts`. */
export function previewPng(): Uint8Array<ArrayBuffer> {
	return new Uint8Array(readFileSync(join(root, "apps/web/src/icon/preview.png")));
}

export const INK = "#15181c";
const ACCENT = "#1a3ecb";
export const MUTED = "#4c525b";
export const GOOD = "#0a5e33";
export const LINE = "#dfe2e6";

export const MARGIN = 96;

/** The image as SVG: the logo and the name, the two sentences of the home page, and the three bars of a check level. */
export function previewSvg(): string {
	const { width, height } = PREVIEW;
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Geist, Arial, sans-serif">` +
		`<rect width="${width}" height="${height}" fill="#fff"/>` +
		logo(MARGIN, 88, 64) +
		text("Vitrine", { x: MARGIN + 84, y: 136, size: 44, weight: 600, fill: INK }) +
		text("Find a model.", { x: MARGIN - 4, y: 306, size: 92, weight: 600, fill: INK }) +
		text("Copy the code to use it.", { x: MARGIN - 4, y: 406, size: 92, weight: 600, fill: INK }) +
		`<rect x="${MARGIN}" y="478" width="${width - 2 * MARGIN}" height="2" fill="${LINE}"/>` +
		bars(MARGIN, 518) +
		text("Every snippet shows its check level.", {
			x: MARGIN + 68,
			y: 547,
			size: 32,
			weight: 400,
			fill: MUTED,
		}) +
		"</svg>"
	);
}

/** The logo at a place, in pixels. */
export function logo(x: number, y: number, size: number): string {
	const paths = SHAPES.map(
		(shape) =>
			`<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${shape.part === "case" ? INK : ACCENT}"/>`,
	).join("");
	return `<g transform="translate(${x} ${y}) scale(${size / SIDE})">${paths}</g>`;
}

function bars(x: number, y: number): string {
	return [0, 1, 2].map((at) => `<rect x="${x + at * 16}" y="${y}" width="12" height="32" fill="${GOOD}"/>`).join("");
}

interface TextStyle {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly weight: 400 | 600;
	readonly fill: string;
}

function text(words: string, { x, y, size, weight, fill }: TextStyle): string {
	const spacing = weight === 600 ? (-0.035 * size).toFixed(1) : "0";
	return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${fill}">${words}</text>`;
}
