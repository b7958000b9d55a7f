import { type Device, deviceOf, memoryOptions } from "@vitrine/catalogue";
import type { QueryFault } from "../base/fault.ts";

/** What the models of a list must fit in. */
export interface Fit {
	/** Decimal GB. */
	readonly memory: number;
	/** The id of the device that has it, where the reader named one. */
	readonly device?: string;
}

/** How weights may be stored, and what a reader calls it; the first is what counts where nothing is chosen. */
export const STORED = [
	["BF16", "16-bit (BF16)"],
	["F32", "32-bit (F32)"],
	["Q8_0", "8-bit (Q8_0)"],
	["Q6_K", "6-bit (Q6_K)"],
	["Q5_K_M", "5-bit (Q5_K_M)"],
	["Q4_K_M", "4-bit (Q4_K_M)"],
	["Q3_K_M", "3-bit (Q3_K_M)"],
	["Q2_K", "2-bit (Q2_K)"],
] as const;

export type Stored = (typeof STORED)[number][0];

export const USUALLY_STORED: Stored = "BF16";

export function isStored(text: string): text is Stored {
	return STORED.some(([type]) => type === text);
}

/** GB that are offered where no device is named. */
export const OFFERED: readonly number[] = [8, 16, 24, 48, 80];

const MOST_MEMORY = 1_000_000;

/** A size of memory as people write it: `8`, `7.5 GB`; undefined for anything else, for nothing and for too much. */
export function parseMemory(text: string): number | undefined {
	const found = /^(\d+(?:\.\d+)?)\s*(?:gi?b)?$/i.exec(text.trim());
	const memory = Math.round(Number(found?.[1] ?? Number.NaN) * 1000) / 1000;
	return memory > 0 && memory <= MOST_MEMORY ? memory : undefined;
}

/** The fit of a device: with the memory asked for if it comes with that, else with the least it comes with. */
export function fitOf(device: Device, memory: number | undefined): Fit {
	const options = memoryOptions(device);
	const has = options.find((option) => option === memory) ?? options[0] ?? 0;
	return { memory: has, device: device.id };
}

/**
 * Reads the fields `memory` and `device`. The form sends `memory` twice, the size that is chosen and the one typed beside it: what is
 * typed counts, and no device then. A device without a size that it comes with has its least.
 */
export function readFit(query: URLSearchParams): { readonly fit?: Fit; readonly fault?: QueryFault } {
	const sizes = query.getAll("memory").filter((text) => text.trim() !== "");
	const typed = sizes.at(-1);
	const memory = parseMemory(typed ?? "");
	if (typed !== undefined && memory === undefined)
		return wrong("memory", typed, "it should be a number of GB, such as 8 or 24");
	const id = sizes.length > 1 ? "" : (query.get("device") ?? "").trim();
	if (id === "") return memory === undefined ? {} : { fit: { memory } };
	const device = deviceOf(id);
	if (device === undefined) return wrong("device", id, "it should be a device of the list, such as nvidia-rtx-4090");
	return { fit: fitOf(device, memory) };
}

function wrong(field: string, value: string, wanted: string): { readonly fault: QueryFault } {
	return { fault: { field, value: value.toWellFormed(), wanted } };
}
