import { shown } from "@vitrine/model";

/**
 * Why a call is not made: one of the names that a client library puts into the address of its request is not ordinary, and
 * could lead to another address. Undefined if all of them are ordinary.
 */
export function refusedName(...names: readonly string[]): string | undefined {
	const strange = names.find((name) => !isOrdinary(name));
	if (strange === undefined) return undefined;
	return `The record names the model ${shown(strange)} at this provider, which is not an ordinary name such as "owner/name". Nothing is sent there; correct the record, or choose another provider.`;
}

/** Whether a name consists of steps of letters, digits and a few marks: no `..`, no escapes, no query, nothing invisible. */
function isOrdinary(name: string): boolean {
	return name.split("/").every((step) => STEP.test(step) && !/^\.{1,2}$/.test(step));
}

const STEP = /^[\p{L}\p{N}@~_.:+=,-]+$/u;
