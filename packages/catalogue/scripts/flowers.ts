/** Pseudo-random numbers from 0 to 1 (a 32-bit xorshift), the same for a seed on every machine. */
export function numbersFrom(seed: number): () => number {
	let state = (seed * 0x9e3779b1) >>> 0 || 1;
	const next = (): number => {
		state ^= state << 13;
		state ^= state >>> 17;
		state = (state ^ (state << 5)) >>> 0;
		return state / 2 ** 32;
	};
	// The first numbers of neighbouring seeds are similar.
	for (let skipped = 0; skipped < 8; skipped++) next();
	return next;
}

/** Draws the flower of a seed as SVG elements in an area of 160 by 180 pixels with its upper left corner at (x, y). */
export function drawFlower(seed: number, x: number, y: number): string {
	const number = numbersFrom(seed);
	const between = (low: number, high: number): number => low + number() * (high - low);
	const hue = Math.round(between(200, 420)) % 360;
	const petals = Math.round(between(5, 13));
	const [long, wide, bend] = [between(30, 44), between(7, 15), between(-22, 22)].map(Math.round) as [
		number,
		number,
		number,
	];
	const [heart, start] = [between(8, 15), between(0, 40)].map(Math.round) as [number, number];
	const paper = Math.round(between(0, 360));
	return [
		`<g transform="translate(${x} ${y})">`,
		`<rect width="160" height="180" fill="hsl(${paper} 22% 90%)"/>`,
		`<path d="M80 76Q${80 + bend} 130 ${80 - bend} 180" fill="none" stroke="#5f8255" stroke-width="5"/>`,
		`<path d="M${80 + Math.round(bend / 3)} 132q30-30 44-10-18 24-44 10z" fill="#7f9a6a"/>`,
		`<g transform="translate(80 72)" fill="hsl(${hue} 48% 58%)">`,
		...Array.from({ length: petals }, (_, at) => petal(start + (360 * at) / petals, long, wide)),
		"</g>",
		`<circle cx="80" cy="72" r="${heart}" fill="hsl(44 60% 62%)"/>`,
		"</g>",
	].join("\n");
}

function petal(angle: number, long: number, wide: number): string {
	return `<ellipse cy="${-Math.round(long * 0.62)}" rx="${wide}" ry="${Math.round(long * 0.6)}" transform="rotate(${Math.round(angle)})"/>`;
}

/** Draws a grid of randomly coloured squares, one unit wide. */
export function drawNoise(seed: number, columns: number, rows: number): string {
	const number = numbersFrom(seed);
	const squares = new Map<string, string>();
	for (let y = 0; y < rows; y++) {
		for (let x = 0; x < columns; x++) {
			const colour = `#${[0, 1, 2].map(() => "79b"[Math.floor(number() * 3)]).join("")}`;
			squares.set(colour, `${squares.get(colour) ?? ""}M${x} ${y}h1v1h-1z`);
		}
	}
	return [...squares].map(([colour, path]) => `<path d="${path}" fill="${colour}"/>`).join("\n");
}
