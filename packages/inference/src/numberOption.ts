import type { OptionKind } from "./optionKinds.ts";
import type { Refusal } from "./refusal.ts";

/** The refusal of a value that is not a number within the bounds of an option; undefined if it is one. */
export function wrongNumber(
	{ name: field, least = -Infinity, most = Infinity, isWhole }: OptionKind,
	got: unknown,
): Refusal | undefined {
	const fits = typeof got === "number" && got >= least && got <= most && (!isWhole || Number.isInteger(got));
	return fits ? undefined : { code: "wrong-number", field, got, least, most, isWhole: isWhole === true };
}
