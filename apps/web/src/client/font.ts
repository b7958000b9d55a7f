import { WIDE } from "../ui/page/startScript.ts";

/** Milliseconds after which a font delays nothing that the page needs. */
const LATER = 3000;

/** On a phone, fetches the font of texts for the pages after the first one, and keeps its address: see fonts.css. The link that preloads a kept font has no media. */
export function fetchFontLater(): void {
	const font = document.querySelector<HTMLLinkElement>('link[as="font"][media]:not([href*="mono"])');
	if (font !== null && !matchMedia(WIDE).matches) setTimeout(() => void fetchFont(font.href), LATER);
}

async function fetchFont(address: string): Promise<void> {
	try {
		if (localStorage.getItem("font") === address) return;
		const { ok } = await fetch(address);
		if (ok) localStorage.setItem("font", address);
	} catch {
		// Without it, or without storage, pages keep the font of the system.
	}
}
