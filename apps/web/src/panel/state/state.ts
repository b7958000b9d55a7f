import { OPTION_FACTS, type OptionName, wireName } from "@vitrine/inference";

/**
 * The reader's choices in the panel, as in the address: the text of each field, valid or not, so that a link reproduces
 * the view. An absent field is not chosen.
 */
export type PanelState = { readonly [F in PanelField]?: string };
export type PanelField = (typeof PLACES)[number] | OptionField;

/** The mode of the panel, and where and in which language the code runs. */
const PLACES = ["mode", "library", "app", "quant", "provider", "language", "client"] as const;

/** Options by their names in an address; a prompt is the text of a single message. */
type OptionField = Exclude<OptionName, "streaming" | "provider" | "providerId" | "accessToken"> | "stream" | "prompt";

/** Call options that the panel does not have: a place, a fact of the record, and a secret. */
const ELSEWHERE: ReadonlySet<OptionName> = new Set(["provider", "providerId", "accessToken"]);

/** The options, in the order in which they are in an address. */
const OPTION_FIELDS: readonly OptionField[] = OPTION_FACTS.filter(({ name }) => !ELSEWHERE.has(name)).flatMap((fact) =>
	fact.name === "messages" ? ["prompt", "messages"] : [wireName(fact) as OptionField],
);

/** Every field, in the order in which they are in an address. */
export const PANEL_FIELDS: readonly PanelField[] = [...PLACES, ...OPTION_FIELDS];

/** UTF-16 units of one field that are read; browsers make hardly longer addresses. */
const LONGEST = 8_000;

/** Reads the state from an address and ignores unknown fields. */
export function parsePanel(query: URLSearchParams): PanelState {
	return stateOf((field) => query.get(field));
}

function stateOf(valueOf: (field: PanelField) => string | null | undefined): PanelState {
	const entries = PANEL_FIELDS.map((field) => [field, settled(field, valueOf(field))] as const);
	return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

/** Writes the state into an address; the same state always has the same address. */
export function serialisePanel(state: PanelState): URLSearchParams {
	const query = new URLSearchParams();
	for (const field of PANEL_FIELDS) {
		const value = settled(field, state[field]);
		if (value !== "") query.set(field, value);
	}
	return query;
}

/** The state with some fields changed; an empty value removes a field. */
export function withFields(
	state: PanelState,
	changes: { readonly [F in PanelField]?: string | undefined },
): PanelState {
	return stateOf((field) => (field in changes ? changes[field] : state[field]));
}

/** Changes that remove every option. */
export const NO_OPTIONS: { readonly [F in PanelField]?: string } = Object.fromEntries(
	OPTION_FIELDS.map((field) => [field, ""]),
);

/** The options that are set, by name. */
export function givenOptions(state: PanelState): readonly OptionField[] {
	return OPTION_FIELDS.filter((field) => state[field] !== undefined);
}

/** A field as in the address: multi-line texts keep their white space, others are trimmed. */
function settled(field: PanelField, value: string | null | undefined): string {
	const words = (value ?? "").slice(0, LONGEST).toWellFormed();
	if (field === "stream") return words === "" || words === "false" || words === "0" ? "" : "true";
	if (!isText(field)) return words.trim();
	// A form sends line breaks as CR LF.
	return words.trim() === "" ? "" : words.replaceAll("\r\n", "\n");
}

/** Whether a field contains free text of the reader. */
function isText(field: PanelField): boolean {
	return TEXTS.has(field);
}

const TEXTS: ReadonlySet<string> = new Set([
	"prompt",
	...OPTION_FACTS.filter(({ type, isWord }) => type === "json" && !isWord).map(wireName),
]);
