import { type Device, deviceName } from "@vitrine/catalogue";
import { deviceNamed, fitFor, memoryIn } from "./machines.ts";
import type { Hit, WordReader } from "./reader.ts";
import { phraseOf, type Word } from "./words.ts";

/** Words before a machine or its memory, which belong to it. Those of `FITS` say that a machine must follow. */
const LEADS = new Set(
	"that which fits fit fitting runs run on in into for with within under below less smaller than at most up to a an the my one nvidia".split(
		" ",
	),
);
const FITS = new Set(["fits", "fit", "fitting"]);
const NOUNS = new Set(
	"mac macbook laptop computer machine pc gpu gpus card cards device devices hardware setup".split(" "),
);
const AFTER = new Set(["ram", "vram", "memory", "of", ...NOUNS]);

/** Words of the longest name of a device, and of one that is not known. */
const [LONGEST_NAME, LONGEST_UNKNOWN] = [6, 4];

/** `8gb`, `fits in 24 GB of VRAM`, `rtx 4090`, `mac 16 gb`, `my machine`: the memory that models must fit in. */
export const hardwareReader: WordReader = (words, at) => {
	const mine = myMachine(words, at);
	if (mine) return mine;
	const lead = run(words, at, (key) => LEADS.has(key) || NOUNS.has(key));
	for (let skipped = lead; skipped >= 0; skipped--) {
		const hit = machineAt(words, at, skipped);
		if (hit) return hit;
	}
	return FITS.has(words[at]?.key ?? "") ? unknownMachine(words, at) : undefined;
};

/** The machine after some leading words. */
function machineAt(words: readonly Word[], at: number, lead: number): Hit | undefined {
	return severalAt(words, at, lead) ?? oneAt(words, at, lead);
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, dual: 2, both: 2, three: 3, four: 4, six: 6, eight: 8 };

/** `2x rtx 3090`, `two 24 gb gpus`, `rtx 3090 x2`: the memory of several devices together. */
function severalAt(words: readonly Word[], at: number, lead: number): Hit | undefined {
	const start = at + lead;
	// A number alone may end a name, as in `llama 3 rtx 4090`.
	const before = countIn(words[start]?.key, lead > 0 || at === 0 ? /^(\d{1,2})x?$/ : /^(\d{1,2})x$/);
	const one = partAt(words, start + (before === undefined ? 0 : 1));
	if (one === undefined) return undefined;
	const count = countIn(words[start + one.words]?.key, /^x(\d{1,2})$/) ?? before;
	if (count === undefined || count < 2) return undefined;
	const fit = { memory: count * one.memory };
	const length = lead + 1 + one.words;
	const meaning = { of: "fit", fit, devices: `${count} × ${one.name}` } as const;
	return { meaning, length: length + afterIn(words, at + length), mayBeName: false };
}

/** One of several devices: by its name, or by its memory with a noun such as `gpus`. */
function partAt(words: readonly Word[], at: number): { memory: number; words: number; name: string } | undefined {
	const device = deviceAt(words, at, true);
	const memory = device && fitFor(device.found, undefined)?.memory;
	if (device && memory !== undefined) return { memory, words: device.words, name: deviceName(device.found) };
	const sized = memoryAt(words, at);
	return sized && NOUNS.has(words[at + sized.words]?.key ?? "") ? { ...sized, name: `${sized.memory} GB` } : undefined;
}

function countIn(key: string | undefined, written: RegExp): number | undefined {
	if (key === undefined) return undefined;
	return Object.hasOwn(NUMBERS, key) ? NUMBERS[key] : Number(written.exec(key)?.[1] ?? Number.NaN) || undefined;
}

function oneAt(words: readonly Word[], at: number, lead: number): Hit | undefined {
	const start = at + lead;
	const isExpected = lead > 0;
	const first = memoryAt(words, start);
	const device = deviceAt(words, start + (first?.words ?? 0), isExpected || first !== undefined);
	const memory = first ?? (device && memoryAt(words, start + device.words, true));
	if (!device && !memory) return undefined;
	const fit = device ? fitFor(device.found, memory?.memory) : memory && { memory: memory.memory };
	const both = fit ? (device?.words ?? 0) + (memory?.words ?? 0) : 0;
	if (fit) return ended(words, at, lead + both, fit);
	// The device does not come with this memory: only what is first is read here, and the rest by itself.
	const alone = first ? { memory: first.memory } : device && fitFor(device.found, undefined);
	return alone && ended(words, at, lead + (first?.words ?? device?.words ?? 0), alone);
}

/** `4090`: the number of a device alone, which is read only if nothing is found otherwise. */
export const deviceNumber: WordReader = (words, at) => {
	const device = /^\d{4}$/.test(words[at]?.key ?? "") ? deviceAt(words, at, true) : undefined;
	const fit = device && fitFor(device.found, undefined);
	return fit && ended(words, at, device.words, fit);
};

function ended(words: readonly Word[], at: number, length: number, fit: { readonly memory: number }): Hit {
	return { meaning: { of: "fit", fit }, length: length + afterIn(words, at + length), mayBeName: false };
}

const afterIn = (words: readonly Word[], at: number): number => run(words, at, (key) => AFTER.has(key));

function memoryAt(words: readonly Word[], at: number, after = false): ReturnType<typeof memoryIn> {
	const linked = after && words[at]?.key === "with" ? 1 : 0;
	const found = memoryIn(words[at + linked]?.key ?? "", words[at + linked + 1]?.key);
	return found && { memory: found.memory, words: found.words + linked };
}

function deviceAt(
	words: readonly Word[],
	at: number,
	isExpected: boolean,
): { readonly found: Device; readonly words: number } | undefined {
	for (let length = LONGEST_NAME; length > 0; length--) {
		const keys = words.slice(at, at + length).map(({ key }) => key);
		if (keys.length < length || keys.includes("")) continue;
		const found = deviceNamed(phraseOf(keys.join(" ")), isExpected);
		if (found) return { found, words: length };
	}
	return undefined;
}

function myMachine(words: readonly Word[], at: number): Hit | undefined {
	const lead = run(words, at, (key) => key !== "my" && LEADS.has(key));
	const isMine = words[at + lead]?.key === "my" && NOUNS.has(words[at + lead + 1]?.key ?? "");
	const length = lead + 2;
	if (!isMine || machineAt(words, at, length) || machineAt(words, at, length - 1)) return undefined;
	return { meaning: { of: "machine" }, length, mayBeName: false };
}

/** `fits gtx 9999`: what follows is no machine of the catalogue. */
function unknownMachine(words: readonly Word[], at: number): Hit | undefined {
	const lead = run(words, at, (key) => LEADS.has(key) || NOUNS.has(key));
	const name = words.slice(at + lead, at + lead + LONGEST_UNKNOWN).map(({ text }) => text);
	if (name.length === 0) return undefined;
	return { meaning: { of: "machine", name: name.join(" ") }, length: lead + name.length, mayBeName: false };
}

/** The number of words in a row that pass. */
function run(words: readonly Word[], at: number, passes: (key: string) => boolean): number {
	let length = 0;
	while (words[at + length] !== undefined && passes(words[at + length]?.key ?? "")) length++;
	return length;
}
