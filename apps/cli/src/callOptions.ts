import { Option } from "commander";
import { OPTION_FACTS, type OptionFacts, providers, wireName } from "@vitrine/inference";
import { suggesting } from "./options.ts";

/** The options of a call as flags: `max_tokens` is `--max-tokens`, `billTo` is `--bill-to`. */
export const callFlags = (): readonly Option[] => OPTION_FACTS.map(flagOf);

/** The options of a call that were given, by their names in a batch line. */
export function givenCallOptions(options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
	return Object.fromEntries(OPTION_FACTS.map((fact) => [wireName(fact), options[flagOf(fact).attributeName()]]));
}

function flagOf(fact: OptionFacts): Option {
	const name = `--${kebab(wireName(fact))}`;
	const option = new Option(fact.type === "flag" ? name : `${name} <${fact.placeholder ?? fact.type}>`, describe(fact));
	if (fact.name === "provider") suggesting(option, [...providers.map(({ id }) => id), "auto"]);
	if (fact.values) return option.choices(fact.values);
	return fact.type === "number" || fact.type === "json" ? option.argParser((text) => parsed(text, fact)) : option;
}

const kebab = (name: string): string =>
	name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");

const describe = ({ summary }: OptionFacts): string =>
	summary.charAt(0).toUpperCase() + summary.slice(1).replaceAll("`", "");

/**
 * A number or JSON. Any other text stays a text: inputs may be one, and the call reports what is wrong with other
 * options.
 */
function parsed(text: string, { type, name }: OptionFacts): unknown {
	if (type === "number") return text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);
	if (name === "inputs" && !/^\s*[[{]/.test(text)) return text;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
