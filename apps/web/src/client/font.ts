import { WIDE } from "../ui/page/startScript.ts";

/** Milliseconds after which a font delays nothing that the page needs. */
const LATER = 3000;

/** On a phone, fetches the font of texts for the pages after the first one: see fonts.css. */
export function fetchFontLater(): void {
	const { dataset } = document.documentElement;
	if ("font" in dataset || matchMedia(WIDE).matches) return;
	setTimeout(() => void fetchFont(), LATER);
}

async function fetchFont(): Promise<void> {
	const font = document.querySelector<HTMLLinkElement>('link[as="font"]:not([href*="mono"])');
	if (font === null) return;
	try {
		const { ok } = await fetch(font.href);
		if (ok) localStorage.setItem("font", "yes");
	} catch {
		// Without it, or without storage, pages keep the font of the system.
	}
}
