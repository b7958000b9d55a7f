import { findAsked } from "../base/match.ts";
import { keptModels } from "../kept/kept.ts";
import { renderGroup } from "./render.ts";
import { renderCode, renderUnderstood } from "./renderMore.ts";
import { entries, modelsFor } from "./questions.ts";
import { STEPS } from "./steps.ts";
import { groupsOf, type Known, statusOf } from "./results.ts";

/** Entries shown, without models. */
const MOST = 8;
/** Milliseconds to wait for the next key. */
const PAUSE = 120;
const NOTHING: Known = { text: "", entries: [], kept: [], failed: false };

/** The elements that show what a text finds. */
interface Parts {
	readonly input: HTMLInputElement;
	readonly list: HTMLElement;
	readonly status: HTMLElement;
	/** What was understood. */
	readonly understood: HTMLElement;
	/** The code of the first answer. */
	readonly code: HTMLElement;
}

interface Manner {
	/** The first choice is chosen until another is; otherwise none is, and Enter does what the field does. */
	readonly choosesFirst: boolean;
	/** Called after everything was rendered. */
	readonly onRendered?: (isEmpty: boolean) => void;
}

/** Suggestions for a field, as a list box that the field controls. */
export class Suggestions {
	readonly #parts: Parts;
	readonly #manner: Manner;
	#known = NOTHING;
	#asked = new AbortController();
	/** Whether Enter was pressed before there was anything to choose. */
	#enterPending = false;
	/** Whether the entries have arrived, or their failure: an answer of the server that is faster must not decide what Enter opens. */
	#hasEntries = false;

	constructor(parts: Parts, manner: Manner) {
		this.#parts = parts;
		this.#manner = manner;
	}

	/** Forgets an earlier search and starts one for the text of the field. */
	restart(entered = false): void {
		this.#known = NOTHING;
		for (const part of [this.#parts.list, this.#parts.understood, this.#parts.code]) part.replaceChildren();
		this.search();
		this.#enterPending = entered;
	}

	/** Searches the entries at once, and everything else after a pause. */
	readonly search = (): void => {
		const text = this.#parts.input.value.trim();
		this.#enterPending = false;
		this.stop();
		const { signal } = (this.#asked = new AbortController());
		const { models } = this.#known;
		this.#known = {
			...NOTHING,
			text,
			entries: this.#known.entries,
			kept: keptGroups(),
			...viewOfPage(),
			...(text !== "" && models && { models }),
		};
		this.#hasEntries = false;
		void this.#receive(signal, () => this.#entriesFor(text, signal));
		if (text !== "") void this.#later(text, signal);
	};

	stop(): void {
		this.#asked.abort();
	}

	async #entriesFor(text: string, signal: AbortSignal): Promise<Pick<Known, "entries">> {
		const found = entriesFor(text);
		await found.finally(() => (this.#hasEntries ||= !signal.aborted));
		return found;
	}

	async #later(text: string, signal: AbortSignal): Promise<void> {
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
		if (!signal.aborted)
			await this.#receive(signal, async () => ({ models: { ...(await modelsFor(text, signal)), for: text } }));
	}

	/** Adds an answer, or its failure, to what is known, and renders it; unless the search has changed. */
	async #receive(signal: AbortSignal, answer: () => Promise<Partial<Known>>): Promise<void> {
		let change: Partial<Known>;
		try {
			change = await answer();
		} catch (error) {
			if (!signal.aborted) console.error(error);
			change = { failed: true };
		}
		if (signal.aborted) return;
		this.#known = { ...this.#known, ...change };
		this.#render();
	}

	/** Renders what is known. The reader's choice is kept while it is listed. */
	#render(): void {
		const { list, status } = this.#parts;
		const { choosesFirst, onRendered } = this.#manner;
		const known = this.#known;
		const before = list.dataset["moved"] === known.text ? this.#chosen()?.getAttribute("href") : undefined;
		list.replaceChildren(...groupsOf(known).map((group, at) => renderGroup(group, at, list.id)));
		const all = this.#options();
		list.hidden = all.length === 0;
		this.#renderMore();
		status.textContent = statusOf(known) ?? status.textContent;
		onRendered?.(all.length === 0);
		this.#choose(all.find((one) => one.getAttribute("href") === before) ?? (choosesFirst ? all[0] : undefined));
		if (this.#enterPending && this.#hasEntries) this.#enter();
	}

	#renderMore(): void {
		const { text, models } = this.#known;
		const { understood, code } = this.#parts;
		if (text === "") for (const part of [understood, code]) part.replaceChildren();
		if (models?.for !== text) return;
		understood.replaceChildren(...renderUnderstood(models));
		const [answer] = models.answers;
		code.replaceChildren(...(models.isSure && answer?.code ? [renderCode(answer.code, answer.remarks)] : []));
	}

	/** Opens the chosen entry, once there is one. */
	#enter(): void {
		const one = this.#chosen();
		this.#enterPending = one === undefined;
		one?.click();
	}

	#options(): readonly HTMLElement[] {
		return [...this.#parts.list.querySelectorAll<HTMLElement>("[role=option]")];
	}

	#chosen(): HTMLElement | undefined {
		return this.#options().find((one) => one.ariaSelected === "true");
	}

	#choose(one: HTMLElement | undefined): void {
		const { input } = this.#parts;
		for (const other of this.#options()) other.ariaSelected = String(other === one);
		if (one) input.setAttribute("aria-activedescendant", one.id);
		else input.removeAttribute("aria-activedescendant");
		one?.scrollIntoView({ block: "nearest" });
	}

	/** Moves the choice, or opens it; keys that do neither here are left to the field. */
	readonly press = (event: KeyboardEvent): void => {
		if (event.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
		const all = this.#options();
		const at = all.findIndex((one) => one === this.#chosen());
		const step = STEPS[event.key];
		const isOurs = this.#manner.choosesFirst || at >= 0 || (event.key.startsWith("Arrow") && all.length > 0);
		if (!isOurs || (!step && event.key !== "Enter")) return;
		event.preventDefault();
		if (!step) return this.#enter();
		this.#choose(all[step(at, all.length - 1)]);
		this.#parts.list.dataset["moved"] = this.#known.text;
	};
}

function viewOfPage(): Pick<Known, "view"> {
	const link = document.querySelector<HTMLAnchorElement>("a[data-copy-address]");
	return link === null ? {} : { view: link.href };
}

function keptGroups(): Known["kept"] {
	return [
		{ label: "Saved", ids: keptModels("saved") },
		{ label: "Recent", ids: keptModels("recent") },
	];
}

async function entriesFor(text: string): Promise<Pick<Known, "entries">> {
	const all = await entries();
	return { entries: text === "" ? all.filter(({ kind }) => kind === "Page") : findAsked(all, text, MOST) };
}
