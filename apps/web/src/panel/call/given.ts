import { givenOptions, type PanelField, type PanelState } from "../state/state.ts";
import type { Given } from "../view/view.ts";

/** The name of each option in notices. */
const LABELS: Readonly<Record<PanelField, string>> = {
	mode: "mode",
	library: "library",
	app: "app",
	quant: "quantization",
	provider: "provider",
	language: "language",
	client: "client",
	stream: "streaming",
	route: "route",
	prompt: "prompt",
	messages: "messages",
	inputs: "input",
	temperature: "temperature",
	max_tokens: "max_tokens",
	top_p: "top_p",
	response_format: "response_format",
	tools: "tools",
	tool_choice: "tool_choice",
	billTo: "bill to",
	endpointUrl: "endpoint",
	tokenVariable: "token variable",
};

/** Options that decide where the reader's token is sent, or who pays. */
const SENSITIVE: ReadonlySet<PanelField> = new Set<PanelField>(["endpointUrl", "tokenVariable", "billTo"]);
/** Characters of a value that are shown. */
const ROOM = 60;

/** The options that the address sets. */
export function givenOf(state: PanelState): readonly Given[] {
	return givenOptions(state).map((field) => ({
		field,
		label: LABELS[field],
		value: shortened(state[field] ?? ""),
		sensitive: SENSITIVE.has(field),
	}));
}

function shortened(value: string): string {
	const line = value.replaceAll(/\s+/g, " ").trim();
	return line.length > ROOM ? `${line.slice(0, ROOM - 1)}…` : line;
}
