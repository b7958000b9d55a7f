import { CHAT } from "@vitrine/inference";
import type { Defect } from "../defect.ts";
import type { Language, Subject } from "../subject.ts";
import { caseOf } from "./case.ts";
import { CLIENT_NAMES } from "./clients.ts";

type Planter = (text: string, subject: Subject) => string;

/** Ways of sending something else. Each gives the text as it is where it has no place for the defect. */
const PLANTERS: Readonly<Record<string, Planter>> = {
	"a wrong path": (text) => text.replace(/(https?:\/\/[^/"'\s]+\/)/, "$1v0/"),
	"another model": (text, subject) =>
		namesModel(subject) ? text.replaceAll(subject.model.id, `${subject.model.id}-2`) : text,
	"another token's variable": (text) => text.replace(/\b([A-Z][A-Z_]*_API_KEY|API_TOKEN|HF_TOKEN)\b/, anotherVariable),
	"a wrong field": (text) => text.replace(FIELD, (field, name: string) => field.replace(name, `${name}_x`)),
	"another value": (text, subject) => withoutWord(text, caseOf(subject).inputs),
	"a wrong content type": (text) =>
		text.replace(/(Content-Type["']?: ["']?)(application\/json|(image|audio)\/\w+)/, "$1text/plain"),
	"a missing header": (text) => text.replace(/^.*\b(Authorization|X-HF-Bill-To)\b["']?: .*(\n|$)/m, ""),
	"a missing bill-to": (text) => text.replace(/^.*X-HF-Bill-To.*\n|^.*bill_to=.*\n|, \{ billTo: [^}]*\}/m, ""),
	"a body quoted twice": quotedTwice,
	"a wrong method": (text) =>
		text.replace(/requests\.post|method: "POST"|^curl /m, (found) =>
			found.startsWith("curl") ? "curl --request PUT " : found.replace("post", "put").replace("POST", "PUT"),
		),
};

/** What the check must find, in the snippets of each client that have a place for it. */
export const DEFECTS: readonly Defect[] = CLIENT_NAMES.flatMap((name) => {
	const [language, client] = name.split("/") as [Language, string];
	return Object.entries(PLANTERS).map(([defect, plant]): Defect => {
		const isOwn = ({ call }: Subject): boolean => call?.client === client;
		return {
			name: `${defect} (${client})`,
			languages: [language],
			plant: (text, subject) => (isOwn(subject) ? changed(text, plant(text, subject)) : undefined),
		};
	});
});

const changed = (before: string, after: string): string | undefined => (after === before ? undefined : after);

/** An endpoint of one's own is told the model only where it speaks as OpenAI's does. */
function namesModel(subject: Subject): boolean {
	const { endpoint, task } = caseOf(subject);
	return endpoint === undefined || task === CHAT || task === "text-generation";
}

const anotherVariable = (name: string): string => (name === "HF_TOKEN" ? "API_TOKEN" : "HF_TOKEN");

/** A field of the payload, as a key or as an argument by name. */
const FIELD = /["{\s(](messages|inputs|prompt|input|text|question|image_url|audio_url)(?="?[:=] ?[^=])/;

/** The text with a letter more in a word of the inputs. */
function withoutWord(text: string, inputs: unknown): string {
	const words = [...(firstText(inputs) ?? "").matchAll(/[A-Za-z]{4,}/g)].map(([word]) => word);
	const longest = words.toSorted((a, b) => b.length - a.length)[0];
	const at = longest === undefined ? -1 : text.lastIndexOf(longest);
	return at < 0 ? text : `${text.slice(0, at)}x${text.slice(at)}`;
}

/** The first text worth changing among the inputs. */
function firstText(value: unknown): string | undefined {
	if (typeof value === "string") return value.length > SHORT ? value : undefined;
	if (typeof value !== "object" || value === null) return undefined;
	return Object.values(value).map(firstText).find(Boolean);
}

const SHORT = 12;

/** JSON as a string in JSON, or as a form. */
function quotedTwice(text: string): string {
	return text
		.replace(/JSON\.stringify\((\{[^]*?\n {4}\})\)/, "JSON.stringify(JSON.stringify($1))")
		.replace(/^( {4})json=/m, "$1data=")
		.replace(/--data '(\{[^']*\})'/, `--data '"$1"'`);
}
