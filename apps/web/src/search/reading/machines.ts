import { type Device, deviceGroups, memoryOptions } from "@vitrine/catalogue";
import { find } from "../../base/match.ts";
import { fitOf, parseMemory, type Fit } from "../../hardware/fit.ts";
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
	const device = BY_PHRASE.get(phrase) ?? (isExpected ? BY_PHRASE.get(phrase.replace(/s$/, "")) : undefined);
	if (device !== undefined) return isExpected || phrase.length >= SHORTEST ? device : undefined;
	const number = isExpected ? /^(\d{4}(?: ti| super| ti super)?)s?$/.exec(phrase)?.[1] : undefined;
	return number === undefined ? undefined : BY_PHRASE.get(`rtx ${number}`);
}

/** The devices that are nearest to a phrase that names none. */
export function devicesNear(phrase: string, most: number): readonly Device[] {
	return find(
		DEVICES.map((device) => ({ device, label: `${device.vendor} ${device.name}` })),
		phrase,
		most,
	).map(({ device }) => device);
}

/** The memory of a device and the requested memory: with both, the memory must be one that the device comes with. */
export function fitFor(device: Device, memory: number | undefined): Fit | undefined {
	return memory === undefined || memoryOptions(device).includes(memory) ? fitOf(device, memory) : undefined;
}

/** The memory in `8gb`, `8 gigs` or `500 MB`: one word, or a number and a unit. */
export function memoryIn(
	first: string,
	second: string | undefined,
): { readonly memory: number; readonly words: number } | undefined {
	const one = MEMORY.exec(first);
	if (one) return sized(one, 1);
	const two = /^\d+(?:\.\d+)?$/.test(first) && second !== undefined ? MEMORY.exec(first + second) : undefined;
	return two ? sized(two, 2) : undefined;
}

const MEMORY = /^(\d+(?:\.\d+)?)(gi?b|gigs?|gigabytes?|mi?b|megabytes?)$/;

function sized([, number = "", unit = ""]: RegExpExecArray, words: number): ReturnType<typeof memoryIn> {
	const memory = parseMemory(unit.startsWith("m") ? String(Number(number) / 1000) : number);
	return memory === undefined ? undefined : { memory, words };
}
