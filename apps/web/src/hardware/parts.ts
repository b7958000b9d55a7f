import type { Machine } from "./machine.ts";

/** Draws in each row of a list how much of the reader's machine a model needs, or takes it away. The rows were made without the machine. */
export function showParts(machine: Machine | undefined): void {
	for (const bar of document.querySelectorAll<HTMLElement>("[data-part-of-mine]")) {
		const needs = Number(bar.dataset["partOfMine"]);
		if (machine) show(bar, needs, machine);
		else for (const name of ["style", "title", "data-over"]) bar.removeAttribute(name);
	}
}

function show(bar: HTMLElement, needs: number, { memory }: Machine): void {
	const part = needs / (memory * 1e9);
	bar.style.setProperty("--part", `${(Math.min(1, part) * 100).toFixed(1)}%`);
	bar.toggleAttribute("data-over", part > 1);
	bar.title = `${part > 1 ? "Does not fit" : "Fits"} my machine: ${(needs / 1e9).toFixed(1)} of ${memory} GB`;
}
