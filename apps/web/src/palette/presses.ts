import type { Entry } from "../search/shapes.ts";
import { cutOut, quoted } from "../search/reading/words.ts";

/** Presses the button of the page that a choice stands for, instead of opening its link; if the page has none, the link is opened. */
export function pressed(event: MouseEvent): void {
	const name = (event.target as Element).closest<HTMLElement>("[data-presses]")?.dataset["presses"] as Entry["presses"];
	const button = name === undefined ? null : document.querySelector<HTMLElement>(PRESSED[name]);
	if (button === null) return;
	event.preventDefault();
	button.click();
}

const PRESSED: Readonly<Record<NonNullable<Entry["presses"]>, string>> = {
	theme: "[data-theme-toggle]",
	link: "a[data-copy-address]",
};

/** Whether a click was on a link to another search in this tab, whose text is then in the field. */
export function searchedAgain(event: MouseEvent, input: HTMLInputElement): boolean {
	const link = (event.target as Element).closest<HTMLElement>("a[data-search]");
	if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return false;
	event.preventDefault();
	input.value = textAfter(link, input.value);
	input.focus();
	return true;
}

/** The text after a click on a chip. The chip may be of an earlier text: its phrase is changed in the present one. */
function textAfter({ dataset: { search = "", without, quoted: inQuotes } }: HTMLElement, text: string): string {
	const phrase = without ?? inQuotes ?? "";
	const from = text.indexOf(phrase);
	if (phrase === "" || from < 0) return search;
	const place = { from, to: from + phrase.length };
	return without === undefined ? quoted(text, place) : cutOut(text, place);
}
