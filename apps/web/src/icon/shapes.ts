/** A rectangle of the logo, which is 32 by 32 units. */
export interface Shape {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** The case and its plinth have the colour of text; the object inside has the accent colour. */
	readonly part: "case" | "object";
}

/**
 * The logo: a display case on its plinth, with one object in it. Edges lie on even numbers, so that they
 * are sharp at 16 pixels.
 */
export const SHAPES: readonly Shape[] = [
	{ x: 4, y: 2, width: 24, height: 2, part: "case" },
	{ x: 4, y: 2, width: 2, height: 24, part: "case" },
	{ x: 26, y: 2, width: 2, height: 24, part: "case" },
	{ x: 2, y: 26, width: 28, height: 4, part: "case" },
	{ x: 12, y: 14, width: 8, height: 12, part: "object" },
];

/** The width and height of the logo, in units. */
export const SIDE = 32;
