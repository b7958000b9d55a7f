import type { Page } from "playwright-core";

/** What leaves the frame of a page with a card. */
interface Frame {
	/** The first points outside the card's box where an element of the card is on top. */
	readonly outside: readonly (readonly [x: number, y: number])[];
	/** Pixels by which the page is wider than the window. */
	readonly wider: number;
}

/** Looks at points `step` pixels apart, at several scroll positions. Without a card, only at the width. */
export const frameOf = (page: Page, step: number): Promise<Frame> =>
	page.evaluate<Frame>(LOOKED.replaceAll("STEP", String(step)));

const LOOKED = `(() => {
	const card = document.querySelector(".prose.card");
	const outside = [];
	const places = card === null ? [] : [0, card.getBoundingClientRect().top - innerHeight / 2, document.documentElement.scrollHeight];
	for (const from of places) {
		scrollTo({ top: from, behavior: "instant" });
		const box = card.getBoundingClientRect();
		for (let y = 1; y < innerHeight; y += STEP)
			for (let x = 1; x < innerWidth; x += STEP) {
				const isInside = x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1;
				if (!isInside && card.contains(document.elementFromPoint(x, y))) outside.push([x, y]);
			}
	}
	return { outside: outside.slice(0, 5), wider: Math.max(0, document.documentElement.scrollWidth - innerWidth) };
})()`;
