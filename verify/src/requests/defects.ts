import { CHAT } from "@vitrine/inference";
import type { Defect } from "../check.ts";
import type { Language, Subject } from "../subject.ts";
import { CLIENT_NAMES } from "./clients.ts";
import { specOf } from "./spec.ts";

type Planter = (text: string, subject: Subject) => string;

/** Changes that make a snippet send another request; a text to which a change does not apply is returned as it is. */
const PLANTERS: Readonly<Record<string, Planter>> = {
	"a wrong path": (text) => text.replace(/(https?:\/\/[^/"'\s]+\/)/, "$1v0/"),
	"another model": (text, subject) =>
		sendsModel(subject) ? text.replaceAll(subject.model.id, `${subject.model.id}-2`) : text,
	"another token's variable": (text) => text.replace(/\b([A-Z][A-Z_]*_API_KEY|API_TOKEN|HF_TOKEN)\b/, anotherVariable),
	"a wrong field": (text) => text.replace(FIELD, (field, name: string) => field.replace(name, `${name}_x`)),
	"another value": (text, subject) => withChangedWord(text, specOf(subject).inputs),
	"a wrong content type": (text) =>
		text.replace(/(Content-Type["']?: ["']?)(application\/json|(image|audio)\/\w+)/, "$1text/plain"),
	"a missing header": (text) => text.replace(/^.*\b(Authorization|X-HF-Bill-To)\b["']?: .*(\n|$)/m, ""),
	"a missing bill-to": (text) => text.replace(/^.*X-HF-Bill-To.*\n|^.*bill_to=.*\n|, \{ billTo: [^}]*\}/m, ""),
	"a body quoted twice": quotedTwice,
	"a wrong method": (text) =>
		text.replace(/\.post\(|method: "POST"|^curl /m, (found) =>
			found.startsWith("curl") ? "curl --request PUT " : found.replace("post", "put").replace("POST", "PUT"),
		),
};

/** The defects that the check must find, one set for each client. */
export const DEFECTS: readonly Defect[] = CLIENT_NAMES.flatMap((name) => {
	const [language, client] = name.split("/") as [Language, string];
	return Object.entries(PLANTERS).map(([defect, plant]): Defect => {
		const name = `${defect} (${client})`;
		const plantIn = (text: string, subject: Subject): string | undefined =>
			subject.call?.client === client ? changed(text, plant(text, subject)) : undefined;
		return { name, languages: [language], plant: plantIn };
	});
});

const changed = (before: string, after: string): string | undefined => (after === before ? undefined : after);

/** Whether the request contains the model: custom endpoints get it only with OpenAI's API. */
function sendsModel(subject: Subject): boolean {
	const { endpoint, task } = specOf(subject);
	return endpoint === undefined || task === CHAT || task === "text-generation";
}

const anotherVariable = (name: string): string => (name === "HF_TOKEN" ? "API_TOKEN" : "HF_TOKEN");

/** A field of the payload, as a key or as a named argument. */
const FIELD = /["{\s(](messages|inputs|prompt|input|text|question|image_url|audio_url)(?="?[:=] ?[^=])/;

/** The text with an additional letter in a word of the inputs. */
function withChangedWord(text: string, inputs: unknown): string {
	const words = [...(firstText(inputs) ?? "").matchAll(/[A-Za-z]{4,}/g)].map(([word]) => word);
	const [longest] = words.toSorted((a, b) => b.length - a.length);
	const at = longest === undefined ? -1 : text.lastIndexOf(longest);
	return at < 0 ? text : `${text.slice(0, at)}x${text.slice(at)}`;
}

/** The first text of the inputs that is not too short to be changed. */
function firstText(value: unknown): string | undefined {
	if (typeof value === "string") return value.length > SHORT ? value : undefined;
	if (typeof value !== "object" || value === null) return undefined;
	return Object.values(value).map(firstText).find(Boolean);
}

const SHORT = 12;

/** Sends the JSON body as a JSON string, or as a form. */
function quotedTwice(text: string): string {
	return text
		.replace(/JSON\.stringify\((\{[^]*?\n {4}\})\)/, "JSON.stringify(JSON.stringify($1))")
		.replace(/^( {4})json=/m, "$1data=")
		.replace(/--data '(\{[^']*\})'/, `--data '"$1"'`);
}
