import type { IgnoredOption } from "../call.ts";
import { OPTION_FACTS, type OptionFacts } from "../optionFacts.ts";
import { takesOption } from "../optionScope.ts";
import type { Access, Ask } from "./stages.ts";

/** What was asked for and is left out of the call: options that its task does not take, and clients that would refuse the token. */
export function ignoredOf({ task, options }: Ask, { client }: Access): readonly IgnoredOption[] {
	const ignored = LEFT_OUT.filter(({ name, scope }) => isGiven(options[name]) && !takesOption(task, scope));
	return [
		...ignored.map(({ name }) => ({ code: "option-not-taken", field: name, task }) as const),
		...(client ? [] : [{ code: "hub-clients-left-out", field: "accessToken" } as const]),
	];
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== false;

/** Numbers and flags, as opposed to what is refused where a task does not take it. */
const LEFT_OUT: readonly OptionFacts[] = OPTION_FACTS.filter(({ type }) => type === "number" || type === "flag");
