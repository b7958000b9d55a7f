/** Pixels between the column and the edges of the window. */
const GAP = 8;

/**
 * Lets the column beside a page follow the reader by both of its ends: one that is taller than the window scrolls until its end or its
 * top is in view, in either direction, and needs no scrollbar of its own.
 */
export function followScroll(column: HTMLElement | null = document.querySelector(".pair > aside")): void {
	if (column === null) return;
	const header = document.querySelector<HTMLElement>("body > header");
	let top = Number.POSITIVE_INFINITY;
	let last = scrollY;
	const place = (): void => {
		const highest = (header?.offsetHeight ?? 0) + GAP;
		const lowest = Math.min(highest, innerHeight - column.offsetHeight - GAP);
		top = Math.max(lowest, Math.min(highest, top - (scrollY - last)));
		last = scrollY;
		column.style.top = `${top}px`;
	};
	column.dataset["follows"] = "";
	addEventListener("scroll", place, { passive: true });
	addEventListener("resize", place, { passive: true });
	new ResizeObserver(place).observe(column);
}
