/**
 * Evaluated in a page: what is wrong about its frame. The window is not wider than itself, and no point outside the card
 * belongs to something in the card.
 */
export const CARD_FRAME = `(() => {
	const wrong = [];
	const over = document.documentElement.scrollWidth - innerWidth;
	if (over > 0) wrong.push("the page is " + over + " px wider than the window");
	const card = document.querySelector(".prose.card");
	if (!card) return wrong;
	const frame = card.getBoundingClientRect();
	const top = document.elementFromPoint(innerWidth / 2, 10);
	if (card.contains(top)) wrong.push("the card covers the header");
	for (let y = 5; y < innerHeight; y += 40)
		for (let x = 5; x < innerWidth; x += 40) {
			const isInside = x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
			const element = document.elementFromPoint(x, y);
			if (!isInside && element && element !== card && card.contains(element)) {
				wrong.push("the card covers the page at " + x + ", " + y);
				return wrong;
			}
		}
	return wrong;
})()`;
