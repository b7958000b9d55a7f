// node scripts/with-node.mjs apps/web/scripts/preview-fonts.ts: writes the fonts of the images of link previews, whose renderer reads
// neither WOFF2 nor weights of a variable font.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { DRAWN } from "../src/preview/characters.ts";

const target = fileURLToPath(new URL("../src/preview/fonts/", import.meta.url));
const require = createRequire(import.meta.url);

const FONTS = [
	["geist", 400],
	["geist", 600],
	["geist-mono", 600],
] as const;

for (const [family, weight] of FONTS) {
	const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
	const whole = await readFile(join(folder, `files/${family}-latin-wght-normal.woff2`));
	const subset = await subsetFont(whole, DRAWN, {
		targetFormat: "sfnt",
		variationAxes: { wght: weight },
		keepFeatures: ["kern"],
	});
	await writeFile(join(target, `${family}-${weight}.ttf`), subset);
}
