import { createParts, drawGroup } from "./draw.ts";
import { find } from "../base/match.ts";
import { entries, modelsFor } from "./questions.ts";
import { groupsOf, type Known, statusOf } from "./results.ts";

/** Entries shown, without models. */
const MOST = 8;
/** Milliseconds to wait for the next key. */
const PAUSE = 120;
const NOTHING: Known = { text: "", entries: [], failed: false };

const { dialog, input, list, status } = createParts();
let known = NOTHING;
let asked = new AbortController();
/** Whether Enter was pressed before there was anything to choose. */
let enterPending = false;

/** Opens the palette with the keys typed while it loaded, or closes it if it is open. Nothing of an earlier search is kept. */
export function toggle(typed = "", entered = false): void {
	if (dialog.open) return dialog.close();
	input.value = typed;
	known = NOTHING;
	list.replaceChildren();
	document.body.append(dialog);
	dialog.showModal();
	search();
	enterPending = entered;
}

/** Searches the entries at once, and the models after a pause. */
function search(): void {
	const text = input.value.trim();
	enterPending = false;
	asked.abort();
	asked = new AbortController();
	const { models } = known;
	known = { ...NOTHING, text, entries: known.entries, ...(text !== "" && models && { models }) };
	void findEntries(text, asked.signal);
	if (text !== "") void findModels(text, asked.signal);
}

async function findEntries(text: string, signal: AbortSignal): Promise<void> {
	await receive(signal, async () => {
		const all = await entries();
		const isPage = ({ kind }: (typeof all)[number]): boolean => kind === "Page";
		return { entries: text === "" ? all.filter(isPage) : find(all, text, MOST) };
	});
}

async function findModels(text: string, signal: AbortSignal): Promise<void> {
	await new Promise((resolve) => setTimeout(resolve, PAUSE));
	if (!signal.aborted)
		await receive(signal, async () => ({ models: { ...(await modelsFor(text, signal)), for: text } }));
}

/** Adds an answer, or its failure, to what is known, and renders it; unless the search has changed. */
async function receive(signal: AbortSignal, answer: () => Promise<Partial<Known>>): Promise<void> {
	let change: Partial<Known>;
	try {
		change = await answer();
	} catch (error) {
		if (!signal.aborted) console.error(error);
		change = { failed: true };
	}
	if (signal.aborted) return;
	known = { ...known, ...change };
	render();
}

/** Renders what is known. The reader's choice is kept while it is listed; else the first is chosen. */
function render(): void {
	const before = list.dataset["moved"] === known.text ? chosen()?.getAttribute("href") : undefined;
	list.replaceChildren(...groupsOf(known).map(drawGroup));
	const all = options();
	list.hidden = all.length === 0;
	input.ariaExpanded = String(all.length > 0);
	choose(all.find((one) => one.getAttribute("href") === before) ?? all[0]);
	status.textContent = statusOf(known) ?? status.textContent;
	if (enterPending) enter();
}

/** Opens the chosen entry, once there is one. */
function enter(): void {
	const one = chosen();
	enterPending = one === undefined;
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

/** Where each key moves in the list. */
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

/** Closes the dialog on a click outside it, and on a choice, which may be on the same page. */
function click({ target }: Event): void {
	if (target === dialog || (target as Element).closest("a, [data-close]")) dialog.close();
}

input.addEventListener("input", search);
input.addEventListener("keydown", press);
dialog.addEventListener("click", click);
dialog.addEventListener("close", () => asked.abort());
