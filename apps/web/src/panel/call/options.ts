import type { Value } from "@vitrine/code";
import {
	type CallOptions,
	isChat,
	OPTION_FACTS,
	type OptionFacts,
	reasonOf,
	wireName,
	wrongNumber,
} from "@vitrine/inference";
import { type ModelRecord, shown } from "@vitrine/model";
import type { PanelField, PanelState } from "../state/state.ts";
import type { Problem } from "../shapes/view.ts";
import { chatOptions } from "./chat.ts";

/** The options in a state, and the problems of those that cannot be read. */
interface ReadOptions {
	readonly options: Omit<CallOptions, "provider">;
	readonly problems: readonly Problem[];
}

/** Reads the fields of a state as options of a call. The call validates their values. */
export function optionsOf(record: ModelRecord, state: PanelState): ReadOptions {
	const read = OPTION_FACTS.flatMap((fact) => readOption(fact, state, isChat(record)));
	const content = isChat(record) ? chatOptions(record, state) : {};
	const problems = [...read, content].flatMap((one) => ("problem" in one ? [one.problem as Problem] : []));
	const values = [...read, content].map((one) => ("problem" in one ? {} : one));
	return { options: Object.assign({}, ...values) as ReadOptions["options"], problems };
}

/** An option by its name, or its problem; empty if it is not set or is part of a chat's content. */
type Read = { readonly problem: Problem } | Readonly<Record<string, unknown>>;

function readOption(fact: OptionFacts, state: PanelState, isOfChat: boolean): readonly Read[] {
	const field = wireName(fact) as PanelField;
	const text = state[field];
	const isContent = fact.name === "messages" || (fact.name === "inputs" && isOfChat);
	if (text === undefined || fact.name === "provider" || isContent) return [];
	const value = READERS[fact.type](text, fact);
	if (value instanceof Wrong) return [{ problem: { field, message: value.message } }];
	return [{ [fact.name]: value }];
}

/** A value that cannot be read, with the reason. */
class Wrong {
	readonly message: string;

	constructor(message: string) {
		this.message = message;
	}
}

const READERS: Readonly<Record<OptionFacts["type"], (text: string, fact: OptionFacts) => Value | Wrong>> = {
	text: (text, { values, label }) =>
		values === undefined || values.includes(text)
			? text
			: new Wrong(`${shown(text)} is not a ${label.toLowerCase()}. Use ${values.join(" or ")}.`),
	number: readNumber,
	flag: () => true,
	json: readJson,
};

const DIGITS = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function readNumber(text: string, fact: OptionFacts): Value | Wrong {
	const value = DIGITS.test(text) ? Number(text) : text;
	const refusal = wrongNumber(fact, value);
	return refusal ? new Wrong(reasonOf(refusal)) : value;
}

/**
 * JSON, or a bare word where the option allows one; inputs are parsed by the call, which knows whether they are a text.
 */
function readJson(text: string, { name, isWord, example }: OptionFacts): Value | Wrong {
	if (name === "inputs" || (isWord && /^[a-z_]+$/i.test(text))) return text;
	try {
		return JSON.parse(text) as Value;
	} catch {
		return new Wrong(`This is not JSON, such as ${example}.`);
	}
}
