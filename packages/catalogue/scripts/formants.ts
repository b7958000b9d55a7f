/** A speech sound: three formants in hertz, and the loudness of voice and breath. */
interface Sound {
	readonly formants: readonly [number, number, number];
	readonly voice: number;
	readonly breath?: number;
}

/** A sound at a time in seconds; values between keyframes are interpolated. */
interface Keyframe extends Sound {
	readonly time: number;
}

/** An utterance: sounds by symbol with their length in milliseconds, and the pitch in hertz at times from 0 to 1. */
export interface Utterance {
	readonly sounds: readonly (readonly [symbol: string, milliseconds: number])[];
	readonly pitch: readonly (readonly [when: number, hertz: number])[];
}

export const sampleRate = 16_000;

/** Typical values of an adult male voice, rounded. */
const soundsOfEnglish: Readonly<Record<string, Sound>> = {
	_: { formants: [400, 1400, 2400], voice: 0 },
	i: { formants: [290, 2250, 2900], voice: 0.9 },
	ɪ: { formants: [390, 1980, 2550], voice: 1 },
	e: { formants: [470, 1950, 2600], voice: 1 },
	ə: { formants: [500, 1400, 2450], voice: 0.9 },
	ɝ: { formants: [470, 1320, 1680], voice: 1 },
	ɑ: { formants: [710, 1120, 2500], voice: 1 },
	o: { formants: [490, 920, 2400], voice: 1 },
	ʊ: { formants: [370, 830, 2300], voice: 0.9 },
	u: { formants: [310, 900, 2250], voice: 0.9 },
	w: { formants: [290, 620, 2200], voice: 0.6 },
	j: { formants: [260, 2150, 3000], voice: 0.7 },
	r: { formants: [330, 1080, 1420], voice: 0.7 },
	l: { formants: [350, 1050, 2850], voice: 0.55 },
	h: { formants: [480, 1450, 2450], voice: 0, breath: 0.5 },
	// A voiced velar stop: closure, then a short burst.
	g: { formants: [210, 1500, 2100], voice: 0.12 },
	G: { formants: [300, 1450, 2050], voice: 0.25, breath: 0.6 },
};

/** Synthesises an utterance: samples from -1 to 1 at `sampleRate`, the same every time. */
export function speak({ sounds, pitch }: Utterance): Float64Array {
	const frames = keyframes(sounds);
	const length = Math.ceil(frames.at(-1)!.time * sampleRate);
	const noise = noiseSource(20_260);
	const tract = [resonator(), resonator(), resonator(), resonator(), resonator()];
	const samples = new Float64Array(length);
	let phase = 0;
	for (let index = 0; index < length; index++) {
		const now = at(frames, index / sampleRate);
		phase = (phase + pitchAt(pitch, index / length) / sampleRate) % 1;
		const source = now.voice * glottalFlow(phase) + (now.breath ?? 0) * 0.25 * noise();
		const [f1, f2, f3] = now.formants;
		const poles = [
			[f1, 70],
			[f2, 90],
			[f3, 130],
			[3500, 220],
			[4500, 300],
		] as const;
		samples[index] = poles.reduce((signal, [hertz, width], pole) => tract[pole]!(signal, hertz, width), source);
	}
	return levelled(samples);
}

/** Each sound keeps its values in its middle third and is interpolated towards its neighbours. */
function keyframes(sounds: Utterance["sounds"]): readonly Keyframe[] {
	const frames: Keyframe[] = [];
	let start = 0;
	sounds.forEach(([symbol, milliseconds], index) => {
		const third = milliseconds / 3000;
		const [before, after] = [sounds[index - 1]?.[0], sounds[index + 1]?.[0]];
		frames.push({ ...shaped(symbol, before ?? after), time: start + third });
		frames.push({ ...shaped(symbol, after ?? before), time: start + 2 * third });
		start += 3 * third;
	});
	return [{ ...frames[0]!, time: 0 }, ...frames, { ...frames.at(-1)!, time: start }];
}

/** Unvoiced parts keep the formants of their neighbour, so that no glide is heard in a silence. */
function shaped(symbol: string, neighbour: string | undefined): Sound {
	const sound = soundOf(symbol);
	return sound.voice > 0 || !neighbour ? sound : { ...sound, formants: soundOf(neighbour).formants };
}

function soundOf(symbol: string): Sound {
	const sound = soundsOfEnglish[symbol];
	if (!sound) throw new RangeError(`sounds: no values for ${JSON.stringify(symbol)}.`);
	return sound;
}

function at(frames: readonly Keyframe[], time: number): Sound {
	const next = Math.max(
		1,
		frames.findIndex((frame) => frame.time > time),
	);
	const [a, b] = [frames[next - 1]!, frames[next]!];
	const mix = glide(a.time, b.time, time);
	return {
		formants: [mix(a.formants[0], b.formants[0]), mix(a.formants[1], b.formants[1]), mix(a.formants[2], b.formants[2])],
		voice: mix(a.voice, b.voice),
		breath: mix(a.breath ?? 0, b.breath ?? 0),
	};
}

function pitchAt(pitch: Utterance["pitch"], when: number): number {
	const next = Math.max(
		1,
		pitch.findIndex(([time]) => time > when),
	);
	const [[from, low], [to, high]] = [pitch[next - 1]!, pitch[next]!];
	return glide(from, to, when)(low, high);
}

/** An ease-in, ease-out interpolation between `from` and `to`. */
function glide(from: number, to: number, now: number): (a: number, b: number) => number {
	const part = Math.min(1, Math.max(0, (now - from) / (to - from)));
	const eased = part * part * (3 - 2 * part);
	return (a, b) => a + (b - a) * eased;
}

/** The derivative of the glottal air flow for a phase from 0 to 1: open for 60 %, then closed. */
function glottalFlow(phase: number): number {
	const open = phase / 0.6;
	return open < 1 ? 2 * open - 3 * open * open : 0;
}

/** A resonator for one frequency, the unit of the vocal tract. */
function resonator(): (input: number, hertz: number, width: number) => number {
	let [last, beforeLast] = [0, 0];
	return (input, hertz, width) => {
		const radius = Math.exp((-Math.PI * width) / sampleRate);
		const c = -radius * radius;
		const b = 2 * radius * Math.cos((2 * Math.PI * hertz) / sampleRate);
		[last, beforeLast] = [(1 - b - c) * input + b * last + c * beforeLast, last];
		return last;
	};
}

/** White noise from -1 to 1, the same for the same seed. */
export function noiseSource(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 31 - 1;
	};
}

function levelled(samples: Float64Array): Float64Array {
	const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
	return samples.map((sample) => (sample / peak) * 0.8);
}
