import { LONGEST } from "./address.ts";
import { pressed, searchedAgain } from "./presses.ts";
import { Suggestions } from "./suggestions.ts";

const FRAME = `
<div class="palette-field">
<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM10.5 10.5 14 14"/></svg>
<input role="combobox" aria-label="Search models, tasks, code, pages and docs" aria-controls="palette-list" aria-expanded="false" aria-autocomplete="list" placeholder="Models, tasks, code, docs" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" maxlength="${LONGEST}">
<button type="button" class="button plain" data-close>Close</button>
</div>
<div class="palette-read"></div>
<div class="palette-found">
<div role="listbox" id="palette-list" aria-label="Results" hidden></div>
<div class="palette-code"></div>
</div>
<div class="palette-foot"><p role="status"></p><p class="palette-keys" aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p></div>`;

const dialog = document.createElement("dialog");
dialog.className = "palette";
dialog.ariaLabel = "Search";
dialog.innerHTML = FRAME;

const input = part<HTMLInputElement>("input");
const list = part("[role=listbox]");
const parts = {
	input,
	list,
	status: part("[role=status]"),
	understood: part(".palette-read"),
	code: part(".palette-code"),
};
const suggestions = new Suggestions(parts, {
	choosesFirst: true,
	onRendered: (isEmpty) => void (input.ariaExpanded = String(!isEmpty)),
});

/** Opens the palette with the keys typed while it loaded, or closes it if it is open. Nothing of an earlier search is kept. */
export function toggle(typed = "", entered = false): void {
	if (dialog.open) return dialog.close();
	input.value = typed;
	document.body.append(dialog);
	dialog.showModal();
	suggestions.restart(entered);
}

function part<E extends HTMLElement>(selector: string): E {
	const found = dialog.querySelector<E>(selector);
	if (found === null) throw new Error(`The palette has no ${selector}`);
	return found;
}

/** Searches for what was understood without a part of it; closes the dialog on a choice, which may be on the same page. */
function click(event: MouseEvent): void {
	if (searchedAgain(event, input)) return suggestions.search();
	const target = event.target as Element;
	if (target !== dialog && !target.closest("a, [data-close]")) return;
	dialog.close();
	pressed(event);
}

input.addEventListener("input", suggestions.search);
input.addEventListener("keydown", suggestions.press);
dialog.addEventListener("click", click);
dialog.addEventListener("close", () => suggestions.stop());
