import { placeOf } from "../base/logScale.ts";
import type { Machine } from "./machine.ts";

/** Draws how much of the reader's machine the models of a list need, and the machine in charts of memory, or takes it away. The page was made without the machine. */
export function showParts(machine: Machine | undefined): void {
	for (const bar of document.querySelectorAll<HTMLElement>("[data-part-of-mine]")) {
		const needs = Number(bar.dataset["partOfMine"]);
		if (machine) show(bar, needs, machine);
		else for (const name of ["style", "title", "data-over"]) bar.removeAttribute(name);
	}
	for (const line of document.querySelectorAll<SVGLineElement>("[data-memory-line]")) showLine(line, machine);
}

/** Draws the reader's machine on a logarithmic axis of memory, if it is within it. */
function showLine(line: SVGLineElement, machine: Machine | undefined): void {
	const [from = 1, to = 1] = (line.dataset["memoryLine"] ?? "").split(" ").map(Number);
	const place = machine && placeOf(machine.memory * 1e9, { from, to });
	const isInside = place !== undefined && place >= 0 && place <= 1;
	line.toggleAttribute("data-shown", isInside);
	if (!isInside) return;
	for (const x of ["x1", "x2"]) line.setAttribute(x, `${(place * 100).toFixed(2)}%`);
}

function show(bar: HTMLElement, needs: number, { memory }: Machine): void {
	const part = needs / (memory * 1e9);
	bar.style.setProperty("--part", `${(Math.min(1, part) * 100).toFixed(1)}%`);
	bar.toggleAttribute("data-over", part > 1);
	bar.title = `${part > 1 ? "Does not fit" : "Fits"} my machine: ${(needs / 1e9).toFixed(1)} of ${memory} GB`;
}
