import { crc32, deflateSync } from "node:zlib";
import { type Shape, SHAPES, SIDE } from "./shapes.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** The background; a bitmap cannot follow the reader's theme. */
const PAPER: Colour = [255, 255, 255];
const COLOURS: Readonly<Record<Shape["part"], Colour>> = { case: [0x15, 0x18, 0x1c], object: [0x1a, 0x3e, 0xcb] };

/** The logo as a PNG of `size` by `size` pixels; `margin` is the share of it that stays empty on every side. */
export function png(size: number, margin = 0): Buffer {
	return encoded({ width: size, height: size, rows: pixels(size, margin) });
}

/** Rows of pixels, each after a byte that says it is not filtered. */
interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly rows: Buffer;
	/** At most 256 colours of three bytes, which pixels refer to by number; without it a pixel is three bytes. */
	readonly palette?: Buffer;
}

/** Pixels as a PNG. */
export function encoded({ width, height, rows, palette }: Pixels): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, palette ? 3 : 2], 8); // eight bits; palette, or red green blue
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	const chunks = [
		chunk("IHDR", header),
		...(palette ? [chunk("PLTE", palette)] : []),
		chunk("IDAT", deflateSync(rows, { level: 9 })),
		chunk("IEND", Buffer.alloc(0)),
	];
	return Buffer.concat([signature, ...chunks]);
}

/** The logo as an ICO with a PNG of each size, for browsers without SVG icons. */
export function ico(sizes: readonly number[]): Buffer {
	const images = sizes.map((size) => png(size));
	const head = Buffer.alloc(6 + 16 * sizes.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(sizes.length, 4);
	let offset = head.length;
	for (const [at, image] of images.entries()) {
		const entry = 6 + 16 * at;
		head.set([(sizes[at] ?? 0) % 256, (sizes[at] ?? 0) % 256, 0, 0, 1, 0, 24, 0], entry);
		head.writeUInt32LE(image.length, entry + 8);
		head.writeUInt32LE(offset, entry + 12);
		offset += image.length;
	}
	return Buffer.concat([head, ...images]);
}

/** The pixels of the logo. */
function pixels(size: number, margin: number): Buffer {
	const rows = Buffer.alloc(size * (1 + 3 * size));
	const inner = size * (1 - 2 * margin);
	const unit = (pixel: number): number => ((pixel - size * margin) / inner) * SIDE;
	for (let y = 0; y < size; y++)
		for (let x = 0; x < size; x++)
			rows.set(colourOf(unit(x), unit(y), unit(x + 1), unit(y + 1)), y * (1 + 3 * size) + 1 + 3 * x);
	return rows;
}

/** The colour of a pixel, mixed from the shapes by the share of it that each covers. */
function colourOf(left: number, top: number, right: number, bottom: number): Colour {
	const area = (right - left) * (bottom - top);
	return SHAPES.reduce<Colour>((below, { x, y, width, height, part }) => {
		const wide = Math.max(0, Math.min(right, x + width) - Math.max(left, x));
		const high = Math.max(0, Math.min(bottom, y + height) - Math.max(top, y));
		const share = (wide * high) / area;
		return mixed(below, COLOURS[part], share);
	}, PAPER);
}

/** The colours mixed: `share` of the upper one. */
function mixed(below: Colour, above: Colour, share: number): Colour {
	const mix = (from: number, to: number): number => Math.round(from + (to - from) * share);
	return [mix(below[0], above[0]), mix(below[1], above[1]), mix(below[2], above[2])];
}

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}
