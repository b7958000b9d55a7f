import { writeFileSync } from "node:fs";
import { drawFlower, drawNoise } from "./flowers.ts";
import { chair, drawSolid, type Solid, stool, type View } from "./solids.ts";

/** The centres of four fields, row by row. */
const fields = [
	[120, 90],
	[360, 90],
	[120, 270],
	[360, 270],
] as const;

const wood = { chair: 28, stool: 36 };

/** The generated images of the demos, by file name. */
export const drawings: Readonly<Record<string, string>> = {
	"chair.svg": svg("A wooden chair in a room", "0 0 480 360", [
		'<rect width="480" height="360" fill="#dfe3dc"/>',
		'<path d="M0 214h480v146H0z" fill="#cdbfa6"/>',
		'<ellipse cx="246" cy="292" rx="104" ry="34" fill="#b9aa8f"/>',
		drawSolid(chair, { turned: -32, tilted: 20, at: [240, 178], scale: 4.4, hue: wood.chair }),
	]),
	"chair-views.svg": quarters("The chair from three sides, and its edges", chair, {
		scale: 2.6,
		hue: wood.chair,
		angles: [
			[-32, 20],
			[148, 12],
			[212, 34],
		],
	}),
	"stool-views.svg": quarters("A three-legged stool from three sides, and its edges", stool, {
		scale: 4.4,
		hue: wood.stool,
		angles: [
			[20, 20],
			[70, 46],
			[160, 6],
		],
	}),
	"noise.svg": svg("Coloured noise", "0 0 24 18", [drawNoise(7, 24, 18)]),
	"flowers.svg": svg(
		"Six flowers",
		"0 0 480 360",
		[1, 2, 3, 4, 5, 6].map((seed, at) => drawFlower(seed, 160 * (at % 3), at < 3 ? 0 : 180)),
	),
};

type Angle = readonly [turned: number, tilted: number];

interface Quarters {
	readonly scale: number;
	readonly hue: number;
	/** The rotation of the first three views; the fourth shows the edges of the first. */
	readonly angles: readonly [Angle, Angle, Angle];
}

/** A solid from three sides and as edges, in four fields. */
function quarters(title: string, solid: Solid, { scale, hue, angles }: Quarters): string {
	const shaded = angles.map(([turned, tilted], at): View => ({ turned, tilted, scale, hue, at: fields[at]! }));
	const [turned, tilted] = angles[0];
	const views = [...shaded, { turned, tilted, scale, at: fields[3] }];
	return svg(title, "0 0 480 360", [
		'<rect width="480" height="360" fill="#eef0ec"/>',
		'<g fill="none" stroke="#3a3d40" stroke-width="1" stroke-linejoin="round">',
		...views.map((view) => drawSolid(solid, view)),
		"</g>",
		'<path d="M240 0v360M0 180h480" stroke="#fff" stroke-width="4"/>',
	]);
}

function svg(title: string, viewBox: string, parts: readonly string[]): string {
	const size = 'width="480" height="360"';
	const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size} role="img" aria-label="${title}">`;
	return `${[opening, ...parts, "</svg>"].join("\n")}\n`;
}

if (import.meta.main) {
	for (const [name, drawing] of Object.entries(drawings)) {
		writeFileSync(new URL(`../media/${name}`, import.meta.url), drawing);
	}
}
