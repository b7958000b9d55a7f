import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const target = fileURLToPath(new URL("../dist/fonts/", import.meta.url));
const require = createRequire(import.meta.url);

const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));

/** The characters that pages use; names in other scripts fall back to the reader's own fonts. */
const TEXT = `${PRINTABLE}\u00a0×÷±·°éèüöäßñçøåíóáúô“”‘’–—…←→↑↓≤≥≈✓`;
const CODE = `${PRINTABLE}\u00a0·…–—“”‘’→`;

/** Font features to keep: kerning, tabular figures, and the positions of diacritics. */
const FEATURES = ["kern", "tnum", "ccmp", "locl", "mark", "mkmk"];

/** Writes the site's fonts to `dist/fonts`: the characters above, the range of two weights, at most 30 KB in all. */
export async function writeFonts(): Promise<void> {
	await mkdir(target, { recursive: true });
	await Promise.all([write("geist", TEXT), write("geist-mono", CODE)]);
}

async function write(family: string, text: string): Promise<void> {
	const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
	const whole = await readFile(join(folder, `files/${family}-latin-wght-normal.woff2`));
	const subset = await subsetFont(whole, text, {
		targetFormat: "woff2",
		variationAxes: { wght: { min: 400, max: 600 } },
		keepFeatures: FEATURES,
	});
	await writeFile(join(target, `${family}.woff2`), subset);
}
