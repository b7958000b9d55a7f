/** Colours of a plot in both schemes; those of the page it is on, where a browser hands them down to images. */
const STYLE = `
	text { font: 13px system-ui, sans-serif; fill: #444 }
	.title { font-weight: 600; fill: #111 }
	.background { fill: #fff }
	.grid { stroke: #ddd }
	.curve { fill: none; stroke: #0b66c3; stroke-width: 1.5; stroke-linejoin: round }
	@media (prefers-color-scheme: dark) {
		text { fill: #bbb }
		.title { fill: #eee }
		.background { fill: #16181b }
		.grid { stroke: #34383d }
		.curve { stroke: #6cb2ff }
	}
`;

/** The size of a drawing in pixels, and what it shows in words. */
export interface Frame {
	readonly width: number;
	readonly height: number;
	readonly label: string;
	/** More rules of its style sheet. */
	readonly style?: string;
}

/** An SVG file that needs nothing else, around its parts. */
export function svg({ width, height, label, style = "" }: Frame, parts: readonly string[]): string {
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(label)}">`,
		`<style>${STYLE}${style}</style>`,
		`<rect class="background" width="${width}" height="${height}"/>`,
		...parts,
		"</svg>\n",
	].join("\n");
}

/** A line of text; `anchor` is the end of it that is at `x`. */
export function label(x: number, y: number, text: string, anchor: "start" | "middle" | "end" = "start"): string {
	return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

/** The title of a panel. */
export const title = (x: number, y: number, text: string): string =>
	`<text class="title" x="${x}" y="${y}">${escaped(text)}</text>`;

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
const escaped = (text: string): string =>
	text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
