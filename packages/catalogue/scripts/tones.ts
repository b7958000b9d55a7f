import { noiseSource, sampleRate } from "./formants.ts";

/** An owl's call: a long hoot, then a short one that leads into a trembling one. 2 seconds. */
export function owl(): Float64Array {
	const breath = noiseSource(7);
	const hoots = [
		{ at: 0.05, length: 0.55, from: 395, to: 365, tremble: 0 },
		{ at: 0.85, length: 0.1, from: 360, to: 375, tremble: 0 },
		{ at: 1.05, length: 0.85, from: 400, to: 350, tremble: 0.45 },
	];
	return render(2, (time) => hoots.reduce((sum, hoot) => sum + hootAt(hoot, time, breath), 0));
}

/** Five plucked strings, up a chord of C. 2.2 seconds. */
export function harp(): Float64Array {
	const strings = [261.63, 329.63, 392, 523.25, 659.26];
	return render(2.2, (time) => strings.reduce((sum, hertz, index) => sum + pluck(hertz, time - 0.05 - 0.2 * index), 0));
}

/** A door chime: two metal bars, the second a major third lower. 1.05 seconds. */
export function chime(): Float64Array {
	return render(1.05, (time) => bar(659.26, time - 0.04) + bar(523.25, time - 0.45));
}

/** Sounds in sequence, over a faint hiss that keeps pauses from being digital silence. */
export function inARoom(...parts: readonly Float64Array[]): Float64Array {
	const hiss = noiseSource(11);
	const heard = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		heard.set(part, at);
		at += part.length;
	}
	return heard.map((sample) => 0.9 * sample + 0.006 * hiss());
}

/** Sounds mixed in equal parts; the shorter ones end in silence. */
export function together(...parts: readonly Float64Array[]): Float64Array {
	const mixed = new Float64Array(Math.max(...parts.map(({ length }) => length)));
	for (const part of parts) part.forEach((sample, index) => (mixed[index]! += sample / parts.length));
	return mixed;
}

interface Hoot {
	/** Seconds. */
	readonly at: number;
	readonly length: number;
	/** The pitch in hertz at the start and the end. */
	readonly from: number;
	readonly to: number;
	/** The depth of its tremolo, from 0 to 1. */
	readonly tremble: number;
}

/** Nearly a pure tone with a little breath, like an owl's. */
function hootAt({ at, length, from, to, tremble }: Hoot, time: number, breath: () => number): number {
	const air = breath();
	const part = (time - at) / length;
	if (part <= 0 || part >= 1) return 0;
	const cycles = length * (from * part + ((to - from) * part * part) / 2);
	const loudness =
		Math.sin(Math.PI * part) ** 0.6 * (1 - tremble * (0.5 + 0.5 * Math.cos(2 * Math.PI * 13 * (time - at))));
	return loudness * (sine(cycles) + 0.12 * sine(2 * cycles) + 0.03 * sine(3 * cycles) + 0.04 * air);
}

/** A string plucked at a fifth of its length; high harmonics decay first. */
function pluck(hertz: number, since: number): number {
	if (since <= 0) return 0;
	let sum = 0;
	for (let harmonic = 1; harmonic * hertz < sampleRate / 2; harmonic++) {
		const strength = Math.sin((Math.PI * harmonic) / 5) / harmonic ** 1.5;
		sum += strength * Math.exp(-since * (1.4 + 0.25 * harmonic ** 2)) * sine(harmonic * hertz * since);
	}
	return sum;
}

/** A struck metal bar, with the overtones of a beam with free ends. */
function bar(hertz: number, since: number): number {
	if (since <= 0) return 0;
	const tones = [
		[1, 1, 4],
		[2.756, 0.35, 9],
		[5.404, 0.12, 22],
	] as const;
	return tones.reduce(
		(sum, [ratio, strength, decay]) => sum + strength * Math.exp(-decay * since) * sine(ratio * hertz * since),
		0,
	);
}

function sine(cycles: number): number {
	return Math.sin(2 * Math.PI * cycles);
}

/** Samples of a sound that lasts `seconds`, faded in its last 50 milliseconds, with a peak of 0.8. */
function render(seconds: number, at: (time: number) => number): Float64Array {
	const samples = new Float64Array(Math.round(seconds * sampleRate));
	for (let index = 0; index < samples.length; index++) {
		const left = seconds - index / sampleRate;
		samples[index] = at(index / sampleRate) * Math.min(1, left / 0.05);
	}
	const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
	return samples.map((sample) => (sample / peak) * 0.8);
}
