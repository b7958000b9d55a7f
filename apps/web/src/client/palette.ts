/** Ctrl-K, or ⌘K, and the button in the header open the palette, which is loaded when it is first asked for. */
export function listenForPalette(): void {
	const isMac = /^Mac|^iP/.test(navigator.platform);
	if (isMac) for (const key of document.querySelectorAll("[data-palette] kbd")) key.textContent = "⌘K";
	document.addEventListener("keydown", (event) => {
		if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey) return;
		if (event.metaKey !== isMac || event.ctrlKey === isMac) return;
		event.preventDefault();
		void openPalette();
	});
	document.addEventListener("click", (event) => {
		if (!(event.target as Element).closest("[data-palette]")) return;
		event.preventDefault();
		void openPalette();
	});
}

/** Opens the palette, or closes it. Where it cannot be loaded, the list of models takes its place. */
export async function openPalette(): Promise<void> {
	try {
		(await import("../palette/palette.ts")).toggle();
	} catch (error) {
		console.error("The palette could not be opened", error);
		document.querySelector<HTMLButtonElement>("[data-palette]")?.form?.submit();
	}
}
