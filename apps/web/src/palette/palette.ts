import { createParts, drawGroup } from "./draw.ts";
import { find } from "../base/match.ts";
import { entries, modelsFor } from "./questions.ts";
import { groupsOf, type Known, statusOf } from "./results.ts";

/** Entries shown, models aside. */
const MOST = 8;
/** Milliseconds without a key that end what is being written. */
const PAUSE = 120;
const NOTHING: Known = { text: "", entries: [], failed: false };

const { dialog, input, list, status } = createParts();
let known = NOTHING;
let asked = new AbortController();
/** Enter was pressed before there was anything to choose. */
let hasty = false;

/**
 * Opens the palette with what was typed on the way to it, and whether Enter was pressed then; or closes it where it is
 * open. Nothing of what was looked for is kept.
 */
export function toggle(typed = "", entered = false): void {
	if (dialog.open) return dialog.close();
	input.value = typed;
	known = NOTHING;
	list.replaceChildren();
	document.body.append(dialog);
	dialog.showModal();
	look();
	hasty = entered;
}

/** Finds what is here at once, and asks for models once the reader pauses. */
function look(): void {
	const text = input.value.trim();
	hasty = false;
	asked.abort();
	asked = new AbortController();
	const { models } = known;
	known = { ...NOTHING, text, entries: known.entries, ...(text !== "" && models && { models }) };
	void findHere(text, asked.signal);
	if (text !== "") void findModels(text, asked.signal);
}

async function findHere(text: string, signal: AbortSignal): Promise<void> {
	await telling(signal, async () => {
		const all = await entries();
		const isPage = ({ kind }: (typeof all)[number]): boolean => kind === "Page";
		return { entries: text === "" ? all.filter(isPage) : find(all, text, MOST) };
	});
}

async function findModels(text: string, signal: AbortSignal): Promise<void> {
	await new Promise((resolve) => setTimeout(resolve, PAUSE));
	if (!signal.aborted)
		await telling(signal, async () => ({ models: { ...(await modelsFor(text, signal)), for: text } }));
}

/** Adds an answer to what is known, or that it did not come, and draws; unless something else is looked for by then. */
async function telling(signal: AbortSignal, answer: () => Promise<Partial<Known>>): Promise<void> {
	let change: Partial<Known>;
	try {
		change = await answer();
	} catch (error) {
		if (!signal.aborted) console.error(error);
		change = { failed: true };
	}
	if (signal.aborted) return;
	known = { ...known, ...change };
	draw();
}

/** Draws what is known. What the reader went to stays chosen while it is there; else it is the first. */
function draw(): void {
	const before = list.dataset["moved"] === known.text ? chosen()?.getAttribute("href") : undefined;
	list.replaceChildren(...groupsOf(known).map(drawGroup));
	const all = options();
	list.hidden = all.length === 0;
	input.ariaExpanded = String(all.length > 0);
	choose(all.find((one) => one.getAttribute("href") === before) ?? all[0]);
	status.textContent = statusOf(known) ?? status.textContent;
	if (hasty) enter();
}

/** Follows what is chosen, once there is something to choose. */
function enter(): void {
	const one = chosen();
	hasty = one === undefined;
	one?.click();
}

function options(): readonly HTMLElement[] {
	return [...list.querySelectorAll<HTMLElement>("[role=option]")];
}

function chosen(): HTMLElement | undefined {
	return options().find((one) => one.ariaSelected === "true");
}

function choose(one: HTMLElement | undefined): void {
	for (const other of options()) other.ariaSelected = String(other === one);
	if (one) input.setAttribute("aria-activedescendant", one.id);
	else input.removeAttribute("aria-activedescendant");
	one?.scrollIntoView({ block: "nearest" });
}

/** Where a key leads in the list: one further, round its ends; to the first and the last. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
	ArrowDown: (at, last) => (at === last ? 0 : at + 1),
	ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
	Home: () => 0,
	End: (_at, last) => last,
};

function press(event: KeyboardEvent): void {
	if (event.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
	const step = STEPS[event.key];
	if (!step && event.key !== "Enter") return;
	event.preventDefault();
	if (!step) return enter();
	const all = options();
	choose(
		all[
			step(
				all.findIndex((one) => one === chosen()),
				all.length - 1,
			)
		],
	);
	list.dataset["moved"] = known.text;
}

/** A click beside the dialog closes it, and one on a choice: that may be a place on this very page. */
function click({ target }: Event): void {
	if (target === dialog || (target as Element).closest("a, [data-close]")) dialog.close();
}

input.addEventListener("input", look);
input.addEventListener("keydown", press);
dialog.addEventListener("click", click);
dialog.addEventListener("close", () => asked.abort());
