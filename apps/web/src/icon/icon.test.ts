import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { testApp } from "../testing/site.ts";
import { PREVIEW } from "../site/preview.ts";
import { previewPng, previewSvg } from "./preview.ts";
import { ico, png } from "./raster.ts";

describe("the logo as pixels", () => {
	test("is a PNG of the size asked for, sharp at 16 pixels", () => {
		const image = png(16);
		expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([16, 16]);
		const colours = new Set(pixelsOf(image, 16));
		expect(colours).toEqual(new Set(["ffffff", "15181c", "1a3ecb"]));
	});

	test("leaves its margin empty", () => {
		const pixels = pixelsOf(png(180, 26 / 180), 180);
		expect(pixels.every(isFree)).toBe(true);
	});

	test("is an ICO whose entries point to its images", () => {
		const icon = ico([16, 32]);
		expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 2]);
		for (const [at, size] of [16, 32].entries()) {
			const offset = icon.readUInt32LE(6 + 16 * at + 12);
			const length = icon.readUInt32LE(6 + 16 * at + 8);
			expect(icon.subarray(offset, offset + length)).toEqual(png(size));
		}
	});
});

test.each([
	["/icon.svg", "image/svg+xml"],
	["/favicon.ico", "image/x-icon"],
	["/apple-touch-icon.png", "image/png"],
	["/preview.png", "image/png"],
])("%s is served as %s", async (path, type) => {
	const answer = await (await testApp()).request(path);
	expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, type]);
	expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
});

describe("the image of link previews", () => {
	test("has the stated size in pixels and few bytes", () => {
		const image = Buffer.from(previewPng());
		expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([PREVIEW.width, PREVIEW.height]);
		expect(image.length).toBeLessThanOrEqual(30 * 1024);
	});

	test("has the colours of its SVG", () => {
		const image = Buffer.from(previewPng());
		const at = image.indexOf("PLTE") + 4;
		const palette = image.subarray(at, at + image.readUInt32BE(at - 8)).toString("hex");
		const drawn = [...previewSvg().matchAll(/fill="#([0-9a-f]{6})"/g)].map(([, colour = ""]) => near(colour));
		expect(drawn.length).toBeGreaterThan(5);
		for (const colour of drawn) expect(palette.match(/.{6}/g)).toContain(colour);
	});

	test("is named by every page with an absolute address", async () => {
		const app = await testApp();
		for (const path of ["/", "/tasks", "/nowhere"]) {
			const html = await (await app.request(`http://vitrine.example${path}`)).text();
			expect(html).toContain('<meta property="og:image" content="http://vitrine.example/preview.png"/>');
			expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
		}
	});
});

/** A colour of the palette, in steps of five. */
const near = (colour: string): string =>
	Buffer.from([...Buffer.from(colour, "hex")].map((value) => Math.round(value / 5) * 5)).toString("hex");

/** The colours of a PNG as this project writes it, row by row. */
function pixelsOf(image: Buffer, size: number): string[] {
	const length = image.readUInt32BE(33);
	expect(image.toString("latin1", 37, 41)).toBe("IDAT");
	const rows = inflateSync(image.subarray(41, 41 + length));
	return Array.from({ length: size * size }, (_, at) => {
		const from = Math.floor(at / size) * (1 + 3 * size) + 1 + 3 * (at % size);
		return rows.toString("hex", from, from + 3);
	});
}

const isFree = (pixel: string, at: number): boolean =>
	pixel === "ffffff" || (Math.floor(at / 180) >= 26 && Math.floor(at / 180) < 154 && at % 180 >= 26 && at % 180 < 154);
