import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";

/** The style sheets of the components, below the sources of the site. Parts outrank elements, as the layers of the site do. */
const SHEETS = {
	elements: ["styles/tokens.css", "styles/base.css"],
	parts: [
		"styles/parts.css",
		"styles/lists.css",
		"styles/code.css",
		"markdown/style.css",
		"panel/style.css",
		"ui/demo/style.css",
		"styles/contrast.css",
	],
} as const;

/** The element that the styles apply in. */
const SCOPE = ".vitrine";

/** The style sheet of the package: that of the site, as far as components need it, limited to what is inside `.vitrine`. */
export function componentStyles(project: string): string {
	const keyframes: string[] = [];
	const read = (sheet: string): string => {
		const css = readFileSync(join(project, "apps/web/src", sheet), "utf8");
		keyframes.push(...(css.match(KEYFRAMES) ?? []));
		return scoped(css.replaceAll(KEYFRAMES, ""));
	};
	const elements = `${SCOPE} {\n${RESET}\n${SHEETS.elements.map(read).join("\n")}\n}`;
	const parts = `${SCOPE}${SCOPE} {\n${SHEETS.parts.map(read).join("\n")}\n}`;
	const code = Buffer.from([elements, parts, ...keyframes].join("\n"));
	return transform({ filename: "style.css", code, targets: { chrome: 123 << 16 } }).code.toString();
}

/** What pages of other projects usually give to elements, and pages of the site do not. */
const RESET = `
:is(h1, h2, h3, h4, h5, h6) { border: 0; color: inherit; font-family: inherit; }
:is(table, thead, tbody, tr, th, td) { border: 0; padding: 0; background: none; color: inherit; }
table { display: table; margin: 0; }
:is(code, pre) { border: 0; padding: 0; background: none; color: inherit; }
`;

/** Rules that have no place inside others. */
const KEYFRAMES = /^@keyframes [^]*?^\}/gm;

/** A style sheet for the inside of a rule: the page is the element around the components, which has the theme of its page. */
function scoped(css: string): string {
	return css
		.replaceAll(/^(\s*)color-scheme: light dark;\n/gm, "")
		.replaceAll(/^(\s*)(?:html|body|:root)(?=[\s,[:])/gm, "$1&");
}
