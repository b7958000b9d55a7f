import type { QueryFault } from "../../../base/fault.ts";
import { type Fit, parseMemory, readFit } from "../../../hardware/fit.ts";

/** What the reader's machine has, as the address says it. */
export interface Hardware {
	readonly fit?: Fit;
	readonly fault?: QueryFault;
}

/** Reads the fields `device` and `memory`. GB that the device does not come with were typed for another machine: they count. */
export function hardwareOf(query: URLSearchParams): Hardware {
	const read = readFit(query);
	const typed = parseMemory(query.get("memory") ?? "");
	if (typed === undefined || read.fit?.device === undefined || read.fit.memory === typed) return read;
	return { fit: { memory: typed } };
}

/** The same as fields of an address. */
export function fieldsOf({ fit }: Hardware): Readonly<Record<string, string>> {
	if (fit === undefined) return {};
	return { memory: String(fit.memory), ...(fit.device !== undefined && { device: fit.device }) };
}
