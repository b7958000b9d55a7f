/** Pixels between the column and the edges of the window. */
const GAP = 8;

/**
 * Lets the column beside a page follow the reader by both of its ends: one that is taller than the window scrolls until its end or its
 * top is in view, in either direction, and needs no scrollbar of its own. It stays while it is pressed: a button that moved before
 * it is released would get no click.
 */
export function followScroll(column: HTMLElement | null = document.querySelector(".pair > aside")): void {
	if (column === null) return;
	const header = document.querySelector<HTMLElement>("body > header");
	let top = Number.POSITIVE_INFINITY;
	let last = scrollY;
	let isPressed = false;
	const place = (): void => {
		if (isPressed) return;
		const highest = (header?.offsetHeight ?? 0) + GAP;
		const lowest = Math.min(highest, innerHeight - column.offsetHeight - GAP);
		top = Math.max(lowest, Math.min(highest, top - (scrollY - last)));
		last = scrollY;
		column.style.top = `${top}px`;
	};
	const release = (): void => {
		isPressed = false;
		// The click follows in the same task.
		requestAnimationFrame(place);
	};
	column.dataset["follows"] = "";
	column.addEventListener("pointerdown", () => (isPressed = true), { passive: true });
	for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, { passive: true });
	addEventListener("scroll", place, { passive: true });
	addEventListener("resize", place, { passive: true });
	new ResizeObserver(place).observe(column);
}
