/** Shows suggestions under search fields; the code for them is loaded when the first one is focused. */
export function listenForSuggestions(): void {
	document.addEventListener("focusin", ({ target }) => void wake(target));
	void wake(document.activeElement);
}

async function wake(element: EventTarget | null): Promise<void> {
	if (!(element instanceof HTMLInputElement) || element.dataset["suggest"] !== "") return;
	element.dataset["suggest"] = "on";
	try {
		const { suggestFor } = await import("../palette/field.ts");
		suggestFor(element);
	} catch (error) {
		// The form works without suggestions, and the next focus tries again.
		element.dataset["suggest"] = "";
		console.error("Suggestions could not be loaded", error);
	}
}
