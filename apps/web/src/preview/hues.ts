import type { Colour } from "@vitrine/catalogue";

export type Hue = Colour;

/** The colours of tasks in light pages, as `tokens.css` has them. */
export const HUES: Readonly<Record<Colour, string>> = {
	blue: "#2b76e5",
	green: "#158a4a",
	yellow: "#b08400",
	indigo: "#6a48dd",
	red: "#d42d3c",
	orange: "#d9620a",
};
