import type { QueryFault } from "../../../base/fault.ts";
import { type Fit, parseMemory, readFit } from "../../../hardware/fit.ts";

/** The reader's hardware, from the address. */
export interface Hardware {
	readonly fit?: Fit;
	/** The fields that cannot be read. */
	readonly faults: readonly QueryFault[];
}

/** Reads the fields `device` and `memory`. A size that the device does not come with replaces the device. */
export function hardwareOf(query: URLSearchParams): Hardware {
	const { fit, faults } = readFit(query);
	const typed = parseMemory(query.get("memory") ?? "");
	if (typed === undefined || fit?.device === undefined || fit.memory === typed) return { ...(fit && { fit }), faults };
	return { fit: { memory: typed }, faults };
}

/** The fields of an address with this hardware. */
export function fieldsOf({ fit }: Hardware): Readonly<Record<string, string>> {
	if (fit === undefined) return {};
	return { memory: String(fit.memory), ...(fit.device !== undefined && { device: fit.device }) };
}
