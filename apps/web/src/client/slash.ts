import { openPalette } from "./palette.ts";

/** `/` puts the caret in the page's search field, or opens the palette where there is none, unless the reader is writing. */
export function listenForSlash(): void {
	document.addEventListener("keydown", (event) => {
		if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
		event.preventDefault();
		const fields = [...document.querySelectorAll<HTMLInputElement>("[data-search]")];
		const field = fields.find((one) => one.checkVisibility());
		if (field === undefined) return void openPalette();
		field.focus();
		field.select();
	});
}

function isWriting(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
	);
}
