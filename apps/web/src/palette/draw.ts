import { LONGEST } from "./address.ts";
import type { Choice, Group } from "./results.ts";
import { revealed } from "@vitrine/code";

/** The elements of the palette that change. */
interface Parts {
	readonly dialog: HTMLDialogElement;
	readonly input: HTMLInputElement;
	readonly list: HTMLElement;
	readonly status: HTMLElement;
}

const FRAME = `
<div class="palette-field">
<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM10.5 10.5 14 14"/></svg>
<input role="combobox" aria-label="Search tasks, libraries, providers, models and docs" aria-controls="palette-list" aria-expanded="false" aria-autocomplete="list" placeholder="Search everything" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" maxlength="${LONGEST}">
<button type="button" class="button plain" data-close>Close</button>
</div>
<div role="listbox" id="palette-list" aria-label="Results" hidden></div>
<div class="palette-foot"><p role="status"></p><p class="palette-keys" aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p></div>`;

/** Creates the palette, outside the page. */
export function createParts(): Parts {
	const dialog = document.createElement("dialog");
	dialog.className = "palette";
	dialog.ariaLabel = "Search";
	dialog.innerHTML = FRAME;
	return {
		dialog,
		input: partOf<HTMLInputElement>(dialog, "input"),
		list: partOf(dialog, "[role=listbox]"),
		status: partOf(dialog, "[role=status]"),
	};
}

function partOf<E extends HTMLElement>(dialog: HTMLElement, selector: string): E {
	const found = dialog.querySelector<E>(selector);
	if (found === null) throw new Error(`The palette has no ${selector}`);
	return found;
}

/** A group of choices. Text that was typed, and untrusted text, is never set as HTML. */
export function drawGroup({ label, choices }: Group, at: number): HTMLElement {
	const group = document.createElement("div");
	group.role = "group";
	group.ariaLabel = label;
	const heading = document.createElement("p");
	heading.textContent = label;
	heading.ariaHidden = "true";
	group.append(heading, ...choices.map((choice, nth) => drawChoice(choice, `palette-${at}-${nth}`)));
	return group;
}

/** A link with the role of an option, so that it can be opened in another tab. */
function drawChoice({ label, href, note, isId }: Choice, id: string): HTMLElement {
	const link = document.createElement("a");
	link.role = "option";
	link.id = id;
	link.href = href;
	link.tabIndex = -1;
	link.ariaSelected = "false";
	const name = document.createElement("bdi");
	name.textContent = revealed(label, isId ? "name" : "prose");
	if (isId) name.className = "id";
	const kind = document.createElement("bdi");
	kind.className = "muted";
	kind.textContent = revealed(note);
	link.append(name, " ", kind);
	return link;
}
