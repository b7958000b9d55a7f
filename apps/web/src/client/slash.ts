/** `/` puts the caret in the search field, unless the reader is writing somewhere. */
export function listenForSlash(): void {
	document.addEventListener("keydown", (event) => {
		if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
		const field = document.querySelector<HTMLInputElement>("[data-search]");
		if (field === null) return;
		event.preventDefault();
		field.focus();
		field.select();
	});
}

function isWriting(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
	);
}
