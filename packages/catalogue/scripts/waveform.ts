import { readFileSync, writeFileSync } from "node:fs";

/** A part of a sound to mark, in seconds. */
interface Stretch {
	readonly start: number;
	readonly end: number;
	readonly label: string;
	readonly isSpeech: boolean;
}

const [width, height, middle] = [480, 168, 76];
const bytesASecond = 32_000;

/** The waveform of `arrival.wav` with its speech marked, drawn from the file's samples. */
export function arrivalDrawing(): string {
	const file = readFileSync(new URL("../media/arrival.wav", import.meta.url));
	return drawing(file.subarray(44), "A sound wave: a door chime, then two stretches of speech, which are marked", [
		{ start: 0.04, end: 1.05, label: "door chime", isSpeech: false },
		{ start: 1.09, end: 1.65, label: "Hello.", isSpeech: true },
		{ start: 1.91, end: 2.84, label: "You are early.", isSpeech: true },
	]);
}

/** A waveform as bars, one for every four units of the drawing; `samples` are 16 bit, mono, 16 kHz. */
function drawing(samples: Buffer, title: string, stretches: readonly Stretch[]): string {
	const seconds = samples.length / bytesASecond;
	const x = (time: number) => Math.round((time / seconds) * width);
	const bars = Array.from({ length: width / 4 }, (_, bar) => {
		const reach = Math.max(1, Math.round(loudest(samples, bar / (width / 4), (bar + 1) / (width / 4)) * 66));
		return `M${bar * 4 + 2} ${middle - reach}v${reach * 2}`;
	});
	const ticks = Array.from({ length: Math.ceil(seconds) }, (_, second) => second);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">`,
		`\t<rect width="${width}" height="${height}" fill="#f6f3ec"/>`,
		...stretches
			.filter(({ isSpeech }) => isSpeech)
			.map(
				({ start, end }) =>
					`\t<rect x="${x(start)}" y="4" width="${x(end) - x(start)}" height="144" rx="3" fill="#d5e4ea"/>`,
			),
		`\t<path d="${bars.join("")}" fill="none" stroke="#2f6f8f" stroke-width="2"/>`,
		`\t<g font-family="system-ui, 'DejaVu Sans', sans-serif" font-size="13" fill="#1f1f1f">`,
		...stretches.map(
			({ start, end, label }) =>
				`\t\t<text x="${(x(start) + x(end)) / 2}" y="142" text-anchor="middle">${label}</text>`,
		),
		...ticks.map((second) => `\t\t<text x="${x(second) + 3}" y="164" font-size="12" fill="#55585e">${second} s</text>`),
		"\t</g>",
		"</svg>",
		"",
	].join("\n");
}

/** The largest sample between two parts of a sound, from 0 to 1. */
function loudest(samples: Buffer, from: number, to: number): number {
	let largest = 0;
	const count = samples.length / 2;
	for (let index = Math.floor(from * count); index < Math.floor(to * count); index++)
		largest = Math.max(largest, Math.abs(samples.readInt16LE(index * 2)));
	return largest / 32_768;
}

if (import.meta.main) writeFileSync(new URL("../media/arrival.svg", import.meta.url), arrivalDrawing());
