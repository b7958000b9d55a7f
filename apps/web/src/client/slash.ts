import { openPalette } from "./palette.ts";

/** Makes `/` focus the search field of the page, or open the palette if there is none, unless the reader is typing. */
export function listenForSlash(): void {
	document.addEventListener("keydown", (event) => {
		if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
		event.preventDefault();
		const fields = [...document.querySelectorAll<HTMLInputElement>("[data-search]")];
		const field = fields.find((one) => one.checkVisibility());
		if (field === undefined) return void openPalette();
		field.focus();
		field.select();
	});
}

function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
	);
}
