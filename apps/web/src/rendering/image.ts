import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { root } from "../data/root.ts";

const require = createRequire(import.meta.url);
const ready = initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));

const FONTS = ["geist-400", "geist-600", "geist-mono-600"].map((name) =>
	readFileSync(join(root, `apps/web/src/preview/fonts/${name}.ttf`)),
);

/** Renders an SVG of the project as PNG. Its fonts are the only ones; nothing is loaded. */
export async function renderSvg(svg: string): Promise<Uint8Array<ArrayBuffer>> {
	await ready;
	const resvg = new Resvg(svg, { font: { fontBuffers: FONTS, defaultFontFamily: "Geist" } });
	try {
		const image = resvg.render();
		const png = new Uint8Array(image.asPng());
		image.free();
		return png;
	} finally {
		resvg.free();
	}
}
