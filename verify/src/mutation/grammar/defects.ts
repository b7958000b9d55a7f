import type { Stage } from "../../check.ts";
import { formerNames } from "./formerNames.ts";
import { misspelt, otherFile, retyped } from "./misspell.ts";
import type { Context, Site } from "./site.ts";

/** A kind of defect of the grammar. */
export interface GrammarDefect {
	readonly name: string;
	readonly stages: readonly Stage[];
	/** What replaces the words of a site; undefined if the defect does not apply to it. */
	plant(site: Site, context: Context): string | undefined;
}

const LOADS = ["types", "runs"] as const;
const CODE = ["types", "calls", "runs"] as const;

const at =
	(places: readonly Site["at"][], plant: (site: Site, context: Context) => string | undefined) =>
	(site: Site, context: Context): string | undefined =>
		places.includes(site.at) ? plant(site, context) : undefined;

/** The grammar of defects. Each was made by people who wrote or changed a snippet. */
export const GRAMMAR: readonly GrammarDefect[] = [
	{ name: "a token left out", stages: ["parsed"], plant: at(["token"], () => "") },
	{
		name: "a misspelt name",
		stages: ["parsed"],
		plant: at(["name"], ({ text }, { pick, language }) => (language === "sh" ? undefined : misspelt(text, pick))),
	},
	{ name: "an import left out", stages: ["parsed", "types"], plant: at(["statement"], () => "") },
	{ name: "an argument renamed", stages: CODE, plant: at(["keyword"], ({ text }, { pick }) => misspelt(text, pick)) },
	{ name: "an argument left out", stages: [...CODE, "shell"], plant: at(["argument"], () => "") },
	{
		name: "an argument of another type",
		stages: CODE,
		plant: at(["literal"], ({ text }, { pick, language }) => retyped(text, pick, language)),
	},
	{ name: "a setting after the import that reads it", stages: LOADS, plant: at(["setting"], () => "") },
	{ name: "another class of the module", stages: CODE, plant: at(["import"], otherClass) },
	{ name: "a misspelt member", stages: CODE, plant: at(["member"], ({ text }, { pick }) => misspelt(text, pick)) },
	{ name: "a wrong file", stages: LOADS, plant: at(["string"], otherFile) },
	{
		name: "a former name",
		stages: [...CODE, "shell"],
		plant: formerName,
	},
	{ name: "a field renamed", stages: ["calls", "types"], plant: at(["field"], quotedMisspelt) },
	{
		name: "a field left out",
		stages: ["calls", "types"],
		plant: at(["pair"], ({ header }) => (header === true ? undefined : "")),
	},
	{ name: "a header renamed", stages: ["calls"], plant: at(["header"], quotedMisspelt) },
	{
		name: "a header left out",
		stages: ["calls"],
		plant: at(["pair"], ({ header }) => (header === true ? "" : undefined)),
	},
	{ name: "another path", stages: ["calls"], plant: at(["string", "url"], otherPath) },
	{ name: "another method", stages: ["calls"], plant: at(["string", "member"], otherMethod) },
	{
		name: "an option renamed",
		stages: ["shell", "calls"],
		plant: at(["option"], ({ text }, { pick }) => dashed(text, pick)),
	},
	{
		name: "a subcommand renamed",
		stages: ["shell"],
		plant: at(["subcommand"], ({ text }, { pick }) => misspelt(text, pick)),
	},
	{
		name: "a package renamed",
		stages: ["shell"],
		plant: at(["package"], ({ text }, { pick }) =>
			text.replace(/[a-z][a-z0-9]+/i, (word) => misspelt(word, pick) ?? word),
		),
	},
];

function formerName(site: Site, { language, pick }: Context): string | undefined {
	const names = formerNames(site, language);
	return names[pick % Math.max(1, names.length)];
}

function otherClass({ text, module = "" }: Site, { othersIn, pick }: Context): string | undefined {
	const isClass = /^[A-Z]/.test(text);
	const others = othersIn(module).filter((one) => one !== text && /^[A-Z]/.test(one) === isClass);
	return others[pick % Math.max(1, others.length)];
}

/** A key with a misspelt name, quoted or bare. */
function quotedMisspelt({ text }: Site, { pick }: Context): string | undefined {
	return /[A-Za-z]/.test(text) ? text.replace(/[A-Za-z_][\w-]*/, (name) => misspelt(name, pick)) : undefined;
}

function otherPath({ text, value = text }: Site, { pick }: Context): string | undefined {
	const path = /(?<=https?:\/\/[^/"'`]+\/)[^"'`?]+/.exec(text);
	if (!/^f?["'`]?https?:/.test(value) || path === null) return undefined;
	const words = [...path[0].matchAll(/[a-z][a-z-]+/g)];
	const word = words[pick % Math.max(1, words.length)];
	if (word === undefined) return undefined;
	const start = path.index + word.index;
	return `${text.slice(0, start)}${misspelt(word[0], pick)}${text.slice(start + word[0].length)}`;
}

function otherMethod({ at: place, text }: Site): string | undefined {
	if (place === "member") return text === "post" ? "put" : undefined;
	return /^["'](POST)["']$/.test(text) ? text.replace("POST", "PUT") : undefined;
}

function dashed(text: string, pick: number): string | undefined {
	const name = /^(--?)([A-Za-z][\w-]*)/.exec(text);
	if (name === null) return undefined;
	const [all, dashes = "", word = ""] = name;
	return `${dashes}${misspelt(word, pick) ?? word}${text.slice(all.length)}`;
}
