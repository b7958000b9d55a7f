import { LONGEST } from "./address.ts";
import { pressed, searchedAgain } from "./presses.ts";
import { Suggestions } from "./suggestions.ts";

const FRAME = `
<div class="palette-read"></div>
<div class="palette-found">
<div role="listbox" aria-label="Suggestions" hidden></div>
<div class="palette-code"></div>
</div>
<p class="palette-foot" role="status"></p>`;

/** Shows suggestions under a search field while the reader types. Enter without a choice sends the form, as without JavaScript. */
export function suggestFor(input: HTMLInputElement): void {
	const around = input.closest("search");
	if (around !== null) new Field(input, around).listen();
}

class Field {
	readonly #input: HTMLInputElement;
	readonly #around: HTMLElement;
	readonly #box = document.createElement("div");
	readonly #suggestions: Suggestions;

	constructor(input: HTMLInputElement, around: HTMLElement) {
		this.#input = input;
		this.#around = around;
		this.#box.className = "suggest";
		this.#box.hidden = true;
		this.#box.innerHTML = FRAME;
		const list = this.#part("[role=listbox]");
		list.id = `${input.id}-suggestions`;
		const [understood, code, status] = [".palette-read", ".palette-code", "[role=status]"].map((one) =>
			this.#part(one),
		);
		if (!understood || !code || !status) throw new Error("The suggestions are incomplete");
		this.#suggestions = new Suggestions(
			{ input, list, status, understood, code },
			{ choosesFirst: false, onRendered: (isEmpty) => this.#show(!isEmpty) },
		);
		input.role = "combobox";
		input.setAttribute("aria-controls", list.id);
		input.setAttribute("aria-autocomplete", "list");
		input.ariaExpanded = "false";
		input.maxLength = LONGEST;
		around.append(this.#box);
		// A press on a suggestion must not take the focus from the field, or the list would close before the click.
		list.addEventListener("mousedown", (event) => event.preventDefault());
	}

	/** Listens to the field, and searches for what was typed before. */
	listen(): void {
		this.#input.addEventListener("input", this.#type);
		this.#input.addEventListener("keydown", this.#press);
		this.#around.addEventListener("focusout", this.#leave);
		this.#box.addEventListener("click", this.#click);
		if (this.#input.value !== this.#input.defaultValue) this.#type();
	}

	#part(selector: string): HTMLElement {
		const found = this.#box.querySelector<HTMLElement>(selector);
		if (found === null) throw new Error(`The suggestions have no ${selector}`);
		return found;
	}

	#show(isShown: boolean): void {
		this.#box.hidden = !isShown;
		this.#input.ariaExpanded = String(isShown);
		if (!isShown) this.#input.removeAttribute("aria-activedescendant");
	}

	#close(): void {
		this.#suggestions.stop();
		this.#show(false);
	}

	readonly #type = (): void => {
		if (this.#input.value.trim() === "") return this.#close();
		this.#suggestions.search();
	};

	readonly #press = (event: KeyboardEvent): void => {
		const isOpen = !this.#box.hidden;
		if (event.key === "Escape" && isOpen) {
			event.preventDefault();
			return this.#close();
		}
		if (event.key === "ArrowDown" && !isOpen) return this.#type();
		if (isOpen) this.#suggestions.press(event);
	};

	readonly #leave = ({ relatedTarget }: FocusEvent): void => {
		if (!this.#around.contains(relatedTarget as Node | null)) this.#close();
	};

	readonly #click = (event: MouseEvent): void => {
		if (searchedAgain(event, this.#input)) return this.#suggestions.search();
		if ((event.target as Element).closest("a")) this.#close();
		pressed(event);
	};
}
