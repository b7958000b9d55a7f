import type { IgnoredOption } from "../call.ts";
import { OPTION_KINDS, type OptionKind } from "../optionKinds.ts";
import { takesOption } from "../optionScope.ts";
import type { Access, Ask } from "./stages.ts";

/** What the call ignores: options that its task does not support, and clients that would refuse the token. */
export function ignoredOf({ task, options }: Ask, { client, billing }: Access): readonly IgnoredOption[] {
	const ignored = LEFT_OUT.filter(({ name, scope }) => isGiven(options[name]) && !takesOption(task, scope));
	return [
		...ignored.map(({ name }) => ({ code: "option-not-taken", field: name, task }) as const),
		...(options.billTo && billing !== "all" ? [{ code: "not-billed", field: "billTo" } as const] : []),
		...(client ? [] : [{ code: "hub-clients-left-out", field: "accessToken" } as const]),
	];
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== false;

/** Numbers and flags; other unsupported options are refused. */
const LEFT_OUT: readonly OptionKind[] = OPTION_KINDS.filter(({ type }) => type === "number" || type === "flag");
