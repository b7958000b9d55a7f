import type { IslandName } from "../site/islands.ts";
import { record } from "./replay.ts";

const SIGNS = ["focusin", "pointerover", "touchstart"] as const;

/** Hydrates islands when they are first hovered, touched or focused, and those that the server left unfinished at once. */
export function watchIslands(): void {
	for (const island of document.querySelectorAll<HTMLElement>("[data-unfinished]")) void wake(island);
	for (const sign of SIGNS)
		document.addEventListener(
			sign,
			(event) => {
				const island = (event.target as Element | null)?.closest?.<HTMLElement>("[data-island]:not([data-awake])");
				if (island) void wake(island);
			},
			{ passive: true, capture: true },
		);
}

/** Loads React and the island, hydrates it, and repeats what the reader did meanwhile. */
async function wake(island: HTMLElement): Promise<void> {
	island.dataset["awake"] = "loading";
	const recording = record(island);
	try {
		const name = island.dataset["island"] as IslandName;
		const [{ hydrate }, props] = await Promise.all([import("./hydrate.ts"), propsOf(island)]);
		await hydrate(island, name, props, recording);
		island.dataset["awake"] = "";
	} catch (error) {
		recording.stop();
		// The plain HTML still works, and the next touch tries again.
		delete island.dataset["awake"];
		console.error("An island could not be hydrated", error);
	}
}

async function propsOf(island: HTMLElement): Promise<object> {
	const url = island.dataset["propsUrl"];
	if (url === undefined) return JSON.parse(island.nextElementSibling?.textContent ?? "{}") as object;
	const answer = await fetch(url);
	if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
	return (await answer.json()) as object;
}
