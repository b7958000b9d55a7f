import { writeFileSync } from "node:fs";
import { sampleRate, speak, type Utterance } from "./formants.ts";
import { chime, harp, inARoom, owl, together } from "./tones.ts";
import { wav } from "./wav.ts";

/** The spoken texts, sound by sound. */
const utterances = {
	/** "We were away a year ago." */
	aYearAgo: {
		sounds: [
			...([
				["_", 40],
				["w", 80],
				["i", 130],
				["w", 90],
				["ɝ", 110],
				["ə", 70],
				["w", 100],
			] as const),
			...([
				["e", 130],
				["ɪ", 110],
				["ə", 80],
				["j", 90],
				["ɪ", 130],
				["r", 110],
				["ə", 80],
			] as const),
			...([
				["g", 80],
				["G", 25],
				["o", 190],
				["ʊ", 180],
				["_", 60],
			] as const),
		],
		pitch: [
			[0, 118],
			[0.1, 126],
			[0.4, 112],
			[0.5, 124],
			[0.68, 104],
			[0.8, 112],
			[1, 78],
		],
	},
	/** "Hello. You are early." */
	hello: {
		sounds: [
			...([
				["_", 40],
				["h", 80],
				["ə", 80],
				["l", 90],
				["o", 160],
				["ʊ", 150],
				["_", 260],
			] as const),
			...([
				["j", 90],
				["u", 130],
				["ɑ", 120],
				["r", 100],
				["ɝ", 180],
				["l", 90],
				["i", 220],
				["_", 60],
			] as const),
		],
		pitch: [
			[0, 115],
			[0.15, 112],
			[0.25, 132],
			[0.36, 92],
			[0.5, 118],
			[0.68, 124],
			[1, 80],
		],
	},
	/** "Yellow." */
	yellow: {
		sounds: [
			["_", 40],
			["j", 100],
			["e", 120],
			["l", 90],
			["o", 140],
			["ʊ", 180],
			["_", 60],
		],
		pitch: [
			[0, 112],
			[0.3, 134],
			[1, 82],
		],
	},
} satisfies Record<string, Utterance>;

/** The generated sounds of the demos, by file name. */
export const sounds: Readonly<Record<string, () => Float64Array>> = {
	"a-year-ago.wav": () => speak(utterances.aYearAgo),
	"hello.wav": () => speak(utterances.hello),
	"yellow.wav": () => speak(utterances.yellow),
	"two-voices.wav": () => together(speak(utterances.aYearAgo), speak(utterances.hello)),
	"arrival.wav": () => inARoom(chime(), speak(utterances.hello)),
	"owl.wav": owl,
	"harp.wav": harp,
};

/** The file of a sound, byte for byte. */
export function soundFile(sound: () => Float64Array): Buffer {
	return wav(sound(), sampleRate);
}

if (import.meta.main) {
	for (const [name, sound] of Object.entries(sounds)) {
		writeFileSync(new URL(`../media/${name}`, import.meta.url), soundFile(sound));
	}
}
