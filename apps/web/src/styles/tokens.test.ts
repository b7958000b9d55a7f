import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;

/** The colour of a token: red, green and blue, 0 to 1. */
function colour(name: string, theme: (typeof THEMES)[number]): readonly number[] {
	const pair = new RegExp(`--${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(css);
	const hex = pair?.[theme === "light" ? 1 : 2];
	if (hex === undefined) throw new Error(`tokens.css has no colour --${name}`);
	return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Relative luminance, as the accessibility guidelines define it. */
function luminance(channels: readonly number[]): number {
	const [red, green, blue] = channels.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: readonly number[], b: readonly number[]): number {
	const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
	return (light! + 0.05) / (dark! + 0.05);
}

const TEXT = ["ink", "muted", "accent", "good", "warn", "code-keyword", "code-string", "code-number"];
const MARKS = ["edge", "blue", "green", "yellow", "indigo", "red", "orange"];

test.each(THEMES)(
	"in %s, text holds 7 to 1 on paper and on wash, marks and the edges of controls 3 to 1 on paper",
	(theme) => {
		const below = (names: readonly string[], grounds: readonly string[], least: number): readonly string[] =>
			names.flatMap((name) =>
				grounds
					.map((ground) => ({ ground, held: contrast(colour(name, theme), colour(ground, theme)) }))
					.filter(({ held }) => held < least)
					.map(({ ground, held }) => `${name} on ${ground}: ${held.toFixed(2)}`),
			);
		expect(below(TEXT, ["paper", "wash"], 7)).toEqual([]);
		expect(below(MARKS, ["paper"], 3)).toEqual([]);
	},
);
