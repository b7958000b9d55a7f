import { OPTION_FACTS, type OptionName, wireName } from "@vitrine/inference";

/**
 * What a reader has chosen in the panel, as the address holds it: the words of each field, right or wrong, so that
 * a link reproduces the view. Absent is "not chosen".
 */
export type PanelState = { readonly [F in PanelField]?: string };
export type PanelField = (typeof PLACES)[number] | OptionField;

/** Where and in which language the code runs, and in which mode the panel is. */
const PLACES = ["mode", "library", "app", "quant", "provider", "language", "client"] as const;

/** Options by the names they have in an address; a prompt is the text of a single message. */
type OptionField = Exclude<OptionName, "streaming" | "provider" | "providerId" | "accessToken"> | "stream" | "prompt";

/** Options of a call that are no options here: a place, what the record states, and a secret. */
const ELSEWHERE: ReadonlySet<OptionName> = new Set(["provider", "providerId", "accessToken"]);

/** The options, in the order in which they are in an address. */
const OPTION_FIELDS: readonly OptionField[] = OPTION_FACTS.filter(({ name }) => !ELSEWHERE.has(name)).flatMap((fact) =>
	fact.name === "messages" ? ["prompt", "messages"] : [wireName(fact) as OptionField],
);

/** Every field, in the order in which they are in an address. */
export const PANEL_FIELDS: readonly PanelField[] = [...PLACES, ...OPTION_FIELDS];

/** UTF-16 units of one field that are read; no address a browser makes is much longer. */
const LONGEST = 8_000;

/** Reads the state out of an address; what it does not know is passed over. */
export function parsePanel(query: URLSearchParams): PanelState {
	const entries = PANEL_FIELDS.map((field) => [field, settled(field, query.get(field))] as const);
	return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

/** Writes the state into an address: one state, one address. */
export function serialisePanel(state: PanelState): URLSearchParams {
	const query = new URLSearchParams();
	for (const field of PANEL_FIELDS) {
		const value = settled(field, state[field]);
		if (value !== "") query.set(field, value);
	}
	return query;
}

/** The state with some fields changed; an empty value takes a field away. */
export function withFields(
	state: PanelState,
	changes: { readonly [F in PanelField]?: string | undefined },
): PanelState {
	return parsePanel(serialisePanel({ ...state, ...changes } as PanelState));
}

/** Changes that take every option away. */
export const NO_OPTIONS: { readonly [F in PanelField]?: string } = Object.fromEntries(
	OPTION_FIELDS.map((field) => [field, ""]),
);

/** The options that are given, by name. */
export function givenOptions(state: PanelState): readonly OptionField[] {
	return OPTION_FIELDS.filter((field) => state[field] !== undefined);
}

/** Words as they stand in the address: texts of several lines keep their spaces, others lose those around them. */
function settled(field: PanelField, value: string | null | undefined): string {
	const words = (value ?? "").slice(0, LONGEST).toWellFormed();
	if (field === "stream") return words === "" || words === "false" || words === "0" ? "" : "true";
	if (field === "route") return words.trim() === "provider" ? "" : words.trim();
	if (!isText(field)) return words.trim();
	// A form sends line breaks as CR LF.
	return words.trim() === "" ? "" : words.replaceAll("\r\n", "\n");
}

/** Whether a field holds free text of the reader's own. */
function isText(field: PanelField): boolean {
	return TEXTS.has(field);
}

const TEXTS: ReadonlySet<string> = new Set([
	"prompt",
	...OPTION_FACTS.filter(({ type, isWord }) => type === "json" && !isWord).map(wireName),
]);
