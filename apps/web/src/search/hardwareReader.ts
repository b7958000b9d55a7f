import type { Device } from "@vitrine/catalogue";
import { deviceNamed, fitFor, memoryIn } from "./machines.ts";
import type { Hit, Reader } from "./reader.ts";
import { phraseOf, type Word } from "./words.ts";

/** Words before a machine or its memory, which belong to it. Those of `FITS` say that a machine must follow. */
const LEADS = new Set(
	"that which fits fit fitting runs run on in into for with within under below less smaller than at most up to a an the my one nvidia".split(
		" ",
	),
);
const FITS = new Set(["fits", "fit", "fitting"]);
const NOUNS = new Set("mac macbook laptop computer machine pc gpu card device hardware setup".split(" "));
const AFTER = new Set(["ram", "vram", "memory", "of", ...NOUNS]);

/** Words of the longest name of a device, and of one that is not known. */
const [LONGEST_NAME, LONGEST_UNKNOWN] = [6, 4];

/** `8gb`, `fits in 24 GB of VRAM`, `rtx 4090`, `mac 16 gb`, `my machine`: the memory that models must fit in. */
export const hardwareReader: Reader = (words, at) => {
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

function ended(words: readonly Word[], at: number, length: number, fit: { readonly memory: number }): Hit {
	const after = run(words, at + length, (key) => AFTER.has(key));
	return { meaning: { of: "fit", fit }, length: length + after, mayBeName: false };
}

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
