import { type Device, deviceGroups, memoryOptions } from "@vitrine/catalogue";
import { find } from "../base/match.ts";
import { fitOf, parseMemory, type Fit } from "../hardware/fit.ts";
import { phraseOf } from "./words.ts";

const DEVICES = deviceGroups.flatMap(({ devices }) => devices);

/** Devices by the phrases that name them. */
const BY_PHRASE: ReadonlyMap<string, Device> = new Map(
	DEVICES.flatMap((device) => phrasesOf(device).map((phrase) => [phraseOf(phrase), device] as const)),
);

function phrasesOf({ vendor, name, alias }: Device): readonly string[] {
	const names = [name, ...(alias === undefined ? [] : [alias])];
	const makers =
		vendor === "Apple" ? [vendor, "mac", "macbook", "macbook pro", "macbook air", "mac studio", "mac mini"] : [vendor];
	return names.flatMap((one) => [one].concat(makers.flatMap((maker) => [`${maker} ${one}`, `${one} ${maker}`])));
}

/** Names of devices so short that they occur in names of models: `M4`, `L40`, `4090`. They need a word such as fits before them. */
const SHORTEST = 4;

/** The device that a phrase names. Short names, and numbers alone, are read only where a device is expected. */
export function deviceNamed(phrase: string, isExpected: boolean): Device | undefined {
	const device = BY_PHRASE.get(phrase);
	if (device !== undefined) return isExpected || phrase.length >= SHORTEST ? device : undefined;
	return isExpected && /^\d{4}(?: ti| super| ti super)?$/.test(phrase) ? BY_PHRASE.get(`rtx ${phrase}`) : undefined;
}

/** The devices that are nearest to a phrase that names none. */
export function devicesNear(phrase: string, most: number): readonly Device[] {
	return find(
		DEVICES.map((device) => ({ device, label: `${device.vendor} ${device.name}` })),
		phrase,
		most,
	).map(({ device }) => device);
}

/** The memory of a device and the memory asked for: with both, the memory must be one that the device comes with. */
export function fitFor(device: Device, memory: number | undefined): Fit | undefined {
	return memory === undefined || memoryOptions(device).includes(memory) ? fitOf(device, memory) : undefined;
}

/** The memory in `8gb`, or in `8` and `gb`. */
export function memoryIn(
	first: string,
	second: string | undefined,
): { readonly memory: number; readonly words: number } | undefined {
	if (/^\d+(?:\.\d+)?gi?b$/.test(first)) return sized(first, 1);
	if (/^\d+(?:\.\d+)?$/.test(first) && second !== undefined && /^gi?b$/.test(second))
		return sized(`${first} ${second}`, 2);
	return undefined;
}

function sized(text: string, words: number): ReturnType<typeof memoryIn> {
	const memory = parseMemory(text);
	return memory === undefined ? undefined : { memory, words };
}
