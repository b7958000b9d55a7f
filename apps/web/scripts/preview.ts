// node scripts/with-node.mjs apps/web/scripts/preview.ts: redraws apps/web/src/icon/preview.png, the image that link
// previews show.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { previewSvg } from "../src/icon/preview.ts";
import { encoded } from "../src/icon/raster.ts";
import { PREVIEW } from "../src/site/preview.ts";
import { browserPath } from "./bench/browser.ts";
import { writeFonts } from "./fonts.ts";

/** Colours are rounded to steps of this size, which is fine enough for the edges of letters. */
const STEP = 5;

/** Runs in the page: the bytes of an image's pixels, both in base64. */
const PIXELS = async (base64: string): Promise<string> => {
	const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
	const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
	context.drawImage(image, 0, 0);
	const { data } = context.getImageData(0, 0, image.width, image.height);
	const pieces = Array.from({ length: Math.ceil(data.length / 30_000) }, (_, at) =>
		btoa(String.fromCharCode(...data.subarray(at * 30_000, (at + 1) * 30_000))),
	);
	return pieces.join("");
};

await writeFonts();
const font = readFileSync(new URL("../dist/fonts/geist.woff2", import.meta.url)).toString("base64");
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox", "--disable-gpu"] });
try {
	const page = await browser.newPage({ viewport: { width: PREVIEW.width, height: PREVIEW.height } });
	await page.setContent(
		`<style>@font-face{font-family:Geist;font-weight:400 600;src:url(data:font/woff2;base64,${font})}body{margin:0}svg{display:block}</style>${previewSvg()}`,
	);
	await page.evaluate("document.fonts.ready.then(() => undefined)");
	const screen = (await page.screenshot()).toString("base64");
	const data = (await page.evaluate(PIXELS, screen)) as string;
	const target = fileURLToPath(new URL("../src/icon/preview.png", import.meta.url));
	writeFileSync(target, withPalette(Buffer.from(data, "base64")));
} finally {
	await browser.close();
}

/** The image with a palette of its few colours. `rgba` has four bytes per pixel. */
function withPalette(rgba: Buffer): Buffer {
	const { width, height } = PREVIEW;
	const numbers = new Map<number, number>();
	const rows = Buffer.alloc(height * (width + 1));
	for (let at = 0; at < width * height; at++) {
		const [red, green, blue] = [0, 1, 2].map((part) => Math.round(rgba[4 * at + part]! / STEP) * STEP);
		const colour = (red! << 16) | (green! << 8) | blue!;
		if (!numbers.has(colour)) numbers.set(colour, numbers.size);
		rows[at + Math.floor(at / width) + 1] = numbers.get(colour)!;
	}
	if (numbers.size > 256)
		throw new Error(`The image has ${numbers.size} colours, a palette has at most 256: raise STEP.`);
	const palette = Buffer.from(
		[...numbers.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
	);
	return encoded({ width, height, rows, palette });
}
