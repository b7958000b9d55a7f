import { OPTION_FACTS, type OptionFacts, wireName } from "@vitrine/inference";
import { givenOptions, type PanelField, type PanelState } from "../state/state.ts";
import type { Given } from "../shapes/view.ts";

/** Characters of a value that are shown. */
const ROOM = 60;

/** The options that the address sets. */
export function givenOf(state: PanelState): readonly Given[] {
	return givenOptions(state).map((field) => ({
		field,
		label: factOf(field)?.label.toLowerCase() ?? field,
		value: shortened(state[field] ?? ""),
		sensitive: factOf(field)?.isSensitive === true,
	}));
}

const factOf = (field: PanelField): OptionFacts | undefined => OPTION_FACTS.find((fact) => wireName(fact) === field);

function shortened(value: string): string {
	const line = value.replaceAll(/\s+/g, " ").trim();
	return line.length > ROOM ? `${line.slice(0, ROOM - 1)}…` : line;
}
