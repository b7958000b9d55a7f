import { HUES, type Hue } from "./hues.ts";
import { GOOD, INK, LINE, logo, MARGIN, MUTED } from "../icon/preview.ts";
import { PREVIEW } from "../site/preview.ts";
import { drawn, plain } from "./characters.ts";
import { setText } from "./lines.ts";

/** What an image shows. All texts may be untrusted. */
export interface PreviewImage {
	/** The line above the title: the owner of a model, the modality of a task. */
	readonly over: string;
	readonly title: string;
	/** Whether the title is an id, set in the font of code. */
	readonly isId: boolean;
	/** A sentence below the title. */
	readonly text?: string;
	/** Figures with their labels, at most four. */
	readonly facts: readonly (readonly [label: string, value: string])[];
	/** The colour of the task. */
	readonly hue?: Hue;
	/** The check level, 0 to 3, and what it says. */
	readonly level?: { readonly bars: number; readonly text: string };
}

const { width: WIDTH, height: HEIGHT } = PREVIEW;
const INNER = WIDTH - 2 * MARGIN;
/** Characters of any text that are read. */
const LONGEST = 400;

/** An image for link previews, as SVG. */
export function imageSvg(image: PreviewImage): string {
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
		`<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>` +
		logo(MARGIN, 64, 44) +
		line("Vitrine", { x: MARGIN + 60, y: 98, size: 32, weight: 600, fill: INK }) +
		titleOf(image) +
		`<rect x="${MARGIN}" y="470" width="${INNER}" height="2" fill="${LINE}"/>` +
		factsOf(image) +
		levelOf(image) +
		"</svg>"
	);
}

function titleOf({ over, title, isId, text, hue }: PreviewImage): string {
	const space = { width: INNER, letter: isId ? 0.605 : 0.56, sizes: isId ? ID_SIZES : TITLE_SIZES };
	const { lines, size } = setText(plain(title.slice(0, LONGEST)), space);
	const top = 236;
	const set = lines.map((one, at) =>
		line(one, { x: MARGIN, y: top + size + at * size * 1.12, size, weight: 600, fill: INK, isId }),
	);
	return [
		hue === undefined ? "" : `<rect x="${MARGIN}" y="184" width="18" height="18" rx="9" fill="${HUES[hue]}"/>`,
		line(over.slice(0, 60), { x: MARGIN + (hue === undefined ? 0 : 34), y: 204, size: 32, weight: 400, fill: MUTED }),
		...set,
		text === undefined ? "" : textBelow(text, top + lines.length * size * 1.12 + 24),
	].join("");
}

const ID_SIZES = [
	[84, 1],
	[68, 2],
	[52, 3],
	[42, 4],
] as const;
const TITLE_SIZES = [
	[92, 1],
	[72, 2],
	[56, 2],
] as const;

/** As many lines as there is room for above the facts. */
function textBelow(text: string, y: number): string {
	const [first, step] = [y + 28, 44];
	const most = Math.floor((BOTTOM - first) / step) + 1;
	if (most < 1) return "";
	const { lines, size } = setText(plain(text.slice(0, LONGEST)), { width: INNER, letter: 0.5, sizes: [[32, most]] });
	return lines
		.map((one, at) => line(one, { x: MARGIN, y: first + at * step, size, weight: 400, fill: MUTED }))
		.join("");
}

/** The last line of the text. */
const BOTTOM = 450;

/** At most four columns of equal width. */
function factsOf({ facts }: PreviewImage): string {
	const shown = facts.slice(0, 4);
	const column = INNER / Math.max(3, shown.length);
	const most = Math.floor(column / 17) - 1;
	return shown
		.map(([label, value], at) => {
			const x = MARGIN + at * column;
			return (
				line(cut(value, most), { x, y: 528, size: 32, weight: 600, fill: INK }) +
				line(label, { x, y: 562, size: 22, weight: 400, fill: MUTED })
			);
		})
		.join("");
}

function levelOf({ level }: PreviewImage): string {
	if (level === undefined) return "";
	const bars = [0, 1, 2].map(
		(at) =>
			`<rect x="${WIDTH - MARGIN - 38 + at * 14}" y="70" width="10" height="28" fill="${at < level.bars ? GOOD : LINE}"/>`,
	);
	const words = line(level.text, { x: WIDTH - MARGIN - 54, y: 96, size: 26, weight: 400, fill: MUTED, end: true });
	return bars.join("") + words;
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

interface Style {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly weight: 400 | 600;
	readonly fill: string;
	readonly isId?: boolean;
	/** It ends at `x`. */
	readonly end?: boolean;
}

function line(words: string, { x, y, size, weight, fill, isId = false, end = false }: Style): string {
	const font = isId ? "Geist Mono" : "Geist";
	const anchor = end ? ' text-anchor="end"' : "";
	return `<text x="${x}" y="${y.toFixed(1)}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}"${anchor}>${drawn(words)}</text>`;
}
