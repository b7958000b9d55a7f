import { CLIENTS, isChat } from "@vitrine/inference";
import type { Index } from "@vitrine/search";
import { links } from "../base/links.ts";
import type { Shortcut } from "./shapes.ts";

/** The pages that words describe: a comparison of models, or code in a language. */
export async function shortcutsOf(index: Index, text: string): Promise<readonly Shortcut[]> {
	const words = text.split(/[\s,]+/).filter((word) => word !== "");
	const all = await Promise.all([comparison(index, text), codeFor(index, words)]);
	return all.flatMap((one) => one ?? []);
}

const COMPARED = /^(?:compare\s+)?(\S+)\s+(?:vs\.?|versus)\s+(\S+)$|^compare\s+(\S+)\s+(?:(?:and|with|to)\s+)?(\S+)$/i;

/** `whisper-large vs whisper-tiny`: a comparison. */
async function comparison(index: Index, text: string): Promise<Shortcut | undefined> {
	const [, ...named] = COMPARED.exec(text) ?? [];
	const ids = await Promise.all(named.filter(Boolean).map((name) => nearest(index, name)));
	const [one, other] = ids.flatMap((id) => id ?? []);
	if (one === undefined || other === undefined || one === other) return undefined;
	return { label: `Compare ${one} with ${other}`, href: links.compare({ model: [one, other] }), note: "Compare" };
}

const LANGUAGES: ReadonlyMap<string, string> = new Map([
	["python", "python"],
	["javascript", "js"],
	["js", "js"],
	["shell", "sh"],
	["bash", "sh"],
]);
const STREAM = /^stream(?:ing)?$/i;

/** `llama-3.1-8b curl stream`: the code for such a call. */
async function codeFor(index: Index, words: readonly string[]): Promise<Shortcut | undefined> {
	const streams = words.some((word) => STREAM.test(word));
	const spoken = words.filter((word) => !STREAM.test(word));
	const last = spoken.at(-1)?.toLowerCase() ?? "";
	const client = CLIENTS.find(({ name }) => name.toLowerCase() === last);
	const language = client?.language ?? LANGUAGES.get(last);
	const id = language === undefined ? undefined : await nearest(index, spoken.slice(0, -1).join(" "));
	const record = id === undefined ? undefined : (await index.get(id))?.record;
	if (language === undefined || record === undefined) return undefined;
	const stream = streams && isChat(record);
	const state = { mode: "call", language, client: client?.name, stream: stream ? "true" : undefined };
	return {
		label: `${client?.name ?? spoken.at(-1)} to call ${record.id}${stream ? ", streaming" : ""}`,
		href: `${links.model(record.id, state)}#snippet`,
		note: "Code",
	};
}

/** The model that matches best. */
async function nearest(index: Index, text: string): Promise<string | undefined> {
	if (text === "") return undefined;
	if (await index.get(text)) return text;
	return (await index.search({ text, limit: 1 })).rows[0]?.record.id;
}
