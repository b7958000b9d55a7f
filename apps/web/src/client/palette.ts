/** Opens the palette on Ctrl-K or ⌘K and on the button in the header; it is loaded on first use. */
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

/** Opens or closes the palette. Keys typed while it loads go into it. If it cannot be loaded, the list of models is opened instead. */
export async function openPalette(): Promise<void> {
	const keys = catchKeys();
	try {
		const { toggle } = await import("../palette/palette.ts");
		keys.stop();
		if (!keys.dropped) toggle(keys.text, keys.entered);
	} catch (error) {
		keys.stop();
		console.error("The palette could not be opened", error);
		document.querySelector<HTMLButtonElement>("[data-palette]")?.form?.submit();
	}
}

/** Keys for a field that is still loading. */
class EarlyKeys {
	text = "";
	entered = false;
	/** Escape was pressed. */
	dropped = false;

	readonly handleEvent = (event: KeyboardEvent): void => {
		const { key } = event;
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		if (key.length === 1) this.text += key;
		else if (key === "Backspace") this.text = this.text.slice(0, -1);
		else if (key === "Enter") this.entered = true;
		else if (key === "Escape") this.dropped = true;
		else return;
		event.preventDefault();
		event.stopPropagation();
	};

	stop(): void {
		document.removeEventListener("keydown", this, true);
	}
}

function catchKeys(): EarlyKeys {
	const keys = new EarlyKeys();
	document.addEventListener("keydown", keys, true);
	return keys;
}
