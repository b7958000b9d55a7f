/** A point in space: x to the right, y up, z towards the reader. Lengths are in any one unit. */
type Point = readonly [x: number, y: number, z: number];

/** A convex body with flat faces; the corners of a face are anticlockwise from outside. */
interface Part {
	readonly corners: readonly Point[];
	readonly faces: readonly (readonly number[])[];
	/** Parts of a later layer are drawn over those of an earlier one. */
	readonly layer: number;
}

export type Solid = readonly Part[];

/** The view of a solid; angles in degrees. */
export interface View {
	readonly turned: number;
	readonly tilted: number;
	/** The centre of the drawing, in pixels. */
	readonly at: readonly [x: number, y: number];
	/** Pixels for one unit of length. */
	readonly scale: number;
	/** The hue of shaded faces; if absent, only edges are drawn. */
	readonly hue?: number;
}

/** A chair with four legs and a back of three slats, 53 units high. */
export const chair: Solid = [
	...[-11, 11].flatMap((x) => [-11, 11].map((z) => beam([x, 0, z], [x, 24, z], 1.5, 0))),
	block([-13, 24, -13], [13, 27, 13], 1),
	...[-11, 11].map((x) => beam([x, 27, -11], [x, 53, -11], 1.5, 2)),
	...[32, 39, 46].map((y) => block([-9.5, y, -11.8], [9.5, y + 4, -10.2], 2)),
];

/** A stool: a round seat on three splayed legs, 26 units high. */
export const stool: Solid = [
	...[90, 210, 330].map((angle) => beam(around(13, angle, 0), around(8, angle, 23), 1.7, 0)),
	disc(14, 23, 26, 18, 1),
];

/** Draws a solid as SVG elements, the far faces first. */
export function drawSolid(solid: Solid, view: View): string {
	const turned = solid.map((part) => ({ ...part, corners: part.corners.map((corner) => turn(corner, view)) }));
	const place = onPaper(
		turned.flatMap(({ corners }) => corners),
		view,
	);
	return turned
		.toSorted((a, b) => a.layer - b.layer || nearness(a) - nearness(b))
		.flatMap(({ faces, corners }) => faces.map((face) => face.map((at) => corners[at]!)))
		.flatMap((face) => drawFace(face, view, place))
		.join("\n");
}

type Place = (point: Point) => string;

/** Projects rotated points so that their centre is at `at`. */
function onPaper(points: readonly Point[], { at, scale }: View): Place {
	const [x, y] = [points.map((point) => point[0]), points.map((point) => point[1])].map(
		(values) => (Math.min(...values) + Math.max(...values)) / 2,
	) as [number, number];
	return (point) => `${(at[0] + (point[0] - x) * scale).toFixed(1)} ${(at[1] - (point[1] - y) * scale).toFixed(1)}`;
}

function drawFace(face: readonly Point[], { hue }: View, place: Place): readonly string[] {
	const path = `M${face.map(place).join("L")}z`;
	if (hue === undefined) return [`<path d="${path}"/>`];
	const [x, y, z] = normal(face);
	if (z <= 0.001) return [];
	const light = Math.max(0, 0.35 * x + 0.75 * y + 0.55 * z);
	return [`<path d="${path}" fill="hsl(${hue} 34% ${Math.round(30 + 38 * light)}%)"/>`];
}

/** Rotates about the vertical axis, then tilts towards the viewer. */
function turn([x, y, z]: Point, { turned, tilted }: View): Point {
	const [a, b] = [(turned * Math.PI) / 180, (tilted * Math.PI) / 180];
	const [right, deep] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)];
	return [right, y * Math.cos(b) - deep * Math.sin(b), y * Math.sin(b) + deep * Math.cos(b)];
}

function normal([a, b, c]: readonly Point[]): Point {
	const [u, v] = [minus(b!, a!), minus(c!, b!)];
	const n: Point = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
	const length = Math.hypot(...n);
	return [n[0] / length, n[1] / length, n[2] / length];
}

function minus(a: Point, b: Point): Point {
	return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function nearness({ corners }: Part): number {
	return corners.reduce((sum, [, , z]) => sum + z, 0) / corners.length;
}

function around(radius: number, degrees: number, y: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
}

function block([x, y, z]: Point, [right, top, front]: Point, layer: number): Part {
	const square = (height: number): Point[] => [
		[x, height, front],
		[right, height, front],
		[right, height, z],
		[x, height, z],
	];
	return prism(square(y), square(top), layer);
}

/** A square beam of half width `half` from one point up to another. */
function beam([x, y, z]: Point, [u, v, w]: Point, half: number, layer: number): Part {
	const square = (a: number, height: number, c: number): Point[] => [
		[a - half, height, c + half],
		[a + half, height, c + half],
		[a + half, height, c - half],
		[a - half, height, c - half],
	];
	return prism(square(x, y, z), square(u, v, w), layer);
}

function disc(radius: number, y: number, top: number, corners: number, layer: number): Part {
	const ring = (height: number): Point[] =>
		Array.from({ length: corners }, (_, at) => around(radius, (-360 * at) / corners, height));
	return prism(ring(y), ring(top), layer);
}

/** Joins two rings with the same number of points, both anticlockwise from above. */
function prism(low: readonly Point[], high: readonly Point[], layer: number): Part {
	const count = low.length;
	const sides = low.map((_, at) => [at, (at + 1) % count, count + ((at + 1) % count), count + at]);
	const lid = low.map((_, at) => count + at);
	const floor = low.map((_, at) => count - 1 - at);
	return { corners: [...low, ...high], faces: [...sides, lid, floor], layer };
}
