import { deviceName } from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import { devicesNear } from "../reading/machines.ts";
import type { FilterMeaning, Read } from "../reading/meanings.ts";
import { searchable } from "./models.ts";
import type { Settled } from "./settle.ts";
import type { Note, Way } from "../shapes.ts";
import { LONGEST } from "../reading/words.ts";

/** What was left out of the search, in sentences. */
export function notesOf({ text, isCut, unknown, filters, words }: Settled): readonly Note[] {
	const searched = searchable(words);
	const fits = filters.filter(({ meaning }) => meaning.of === "fit");
	return [
		...(isCut
			? [{ text: `Only the first ${text.length} characters were read; a search has at most ${LONGEST}.`, ways: [] }]
			: []),
		...(searched === words ? [] : [{ text: `There are too many words. Searched for: “${searched}”.`, ways: [] }]),
		...unknown.map((read) => noteOf(text, read)),
		...fits
			.slice(0, -1)
			.map(({ typed }) => ({ text: `“${typed}” was left out: only the last memory size counts.`, ways: [] })),
	];
}

function noteOf(text: string, read: Read<FilterMeaning>): Note {
	const { meaning, typed } = read;
	if (meaning.of === "author")
		return {
			text: `No author is named “${meaning.name}”.`,
			ways: [search(`Search for “${meaning.name}”`, replaced(text, read, meaning.name))],
		};
	if (meaning.of === "machine" && meaning.name !== undefined) {
		const near = devicesNear(meaning.name, 3).map(deviceName);
		const ways = near.map((name) => search(name, replaced(text, read, `fits ${name}`)));
		return { text: `“${meaning.name}” is not a known device.${near.length > 0 ? " Similar:" : ""}`, ways };
	}
	if (meaning.of === "checked")
		return {
			text: `“${typed}” was left out: no model was checked here.`,
			ways: [{ label: "Check your models", href: links.docs("check-your-models") }],
		};
	if (meaning.of === "own")
		return {
			text: `“${typed}” was left out: nothing was imported besides the starter models.`,
			ways: [{ label: "Add your models", href: links.docs("your-models") }],
		};
	const chosen = { label: "Choose a size or a device", href: `${links.models()}#filters` };
	return { text: `“${typed}” was left out: its memory is unknown.`, ways: [chosen] };
}

function search(label: string, q: string): Way {
	return { label, href: links.search({ q }) };
}

function replaced(text: string, { from, to }: Read, by: string): string {
	return `${text.slice(0, from)}${by}${text.slice(to)}`;
}
