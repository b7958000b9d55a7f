import { type Device, deviceOf, memoryOptions } from "@vitrine/catalogue";
import type { QueryFault } from "../base/fault.ts";
import type { Machine } from "./machine.ts";

/** The memory that a model must fit in. */
export interface Fit {
	/** Decimal GB. */
	readonly memory: number;
	/** The id of the device with this memory, if the reader chose one. */
	readonly device?: string;
}

/** Bytes of decimal GB. */
export const bytesFor = (gigabytes: number): number => Math.round(gigabytes * 1e9);

/** Sizes in GB that are offered if no device is chosen. */
export const OFFERED: readonly number[] = [8, 16, 24, 48, 80];

const MOST_MEMORY = 1_000_000;

/** Reads a size of memory such as `8` or `7.5 GB`; undefined for anything else, for 0 and for more than a million GB. */
export function parseMemory(text: string): number | undefined {
	const found = /^(\d+(?:\.\d+)?)\s*(?:gi?b)?$/i.exec(text.trim());
	const memory = Math.round(Number(found?.[1] ?? Number.NaN) * 1000) / 1000;
	return memory > 0 && memory <= MOST_MEMORY ? memory : undefined;
}

/** The fit of a device: with the requested memory if the device comes with it, else with its smallest memory. */
export function fitOf(device: Device, memory: number | undefined): Fit {
	const options = memoryOptions(device);
	const has = options.find((option) => option === memory) ?? options[0] ?? 0;
	return { memory: has, device: device.id };
}

/** The machine that a fit is of, with the name of its device. */
export function machineOf({ memory, device }: Fit): Machine {
	const found = device === undefined ? undefined : deviceOf(device);
	return { memory, ...(found && { device: found.id, name: found.name }) };
}

/** The name of a device in a list of its maker's. */
export function optionLabel({ name, alias }: Device): string {
	return alias === undefined ? name : `${name} (${alias})`;
}

/**
 * Reads the fields `memory` and `device`. The form sends `memory` twice, the size chosen and the size typed: the typed one
 * counts, and then the device does not. A device has its smallest memory unless another of its sizes is given; of one that is
 * unknown, the size remains.
 */
export function readFit(query: URLSearchParams): { readonly fit?: Fit; readonly fault?: QueryFault } {
	const sizes = query.getAll("memory").filter((text) => text.trim() !== "");
	const typed = sizes.at(-1);
	const memory = parseMemory(typed ?? "");
	if (typed !== undefined && memory === undefined)
		return wrong("memory", typed, "it should be a number of GB, such as 8 or 24");
	const id = sizes.length > 1 ? "" : (query.get("device") ?? "").trim();
	const size = memory === undefined ? {} : { fit: { memory } };
	if (id === "") return size;
	const device = deviceOf(id);
	if (device === undefined) return { ...size, ...wrong("device", id, NO_DEVICE) };
	return { fit: fitOf(device, memory) };
}

const NO_DEVICE = "it should be a device of the list, such as nvidia-rtx-4090";

function wrong(field: string, value: string, wanted: string): { readonly fault: QueryFault } {
	return { fault: { field, value: value.toWellFormed(), wanted } };
}
