import { forget, keep, KEPT_CHANGED, keptModels, type KeptList } from "../kept/kept.ts";

/** Remembers the model of the page as opened last, lets the reader save it, and lists what is kept where a page has room for it. */
export function listenForKept(): void {
	const save = document.querySelector<HTMLElement>("[data-save]");
	if (save) keep("recent", save.dataset["save"] ?? "");
	document.addEventListener("click", click);
	document.addEventListener(KEPT_CHANGED, show);
	// Another tab changed it, or the reader came back to this page.
	for (const sign of ["storage", "pageshow"]) addEventListener(sign, show);
	show();
}

function click({ target }: Event): void {
	const button = (target as Element).closest<HTMLElement>("[data-save], [data-clear]")?.dataset;
	if (button?.["clear"]) forget(button["clear"] as KeptList);
	const id = button?.["save"];
	if (id) (isSaved(id) ? forget : keep)("saved", id);
}

const isSaved = (id: string): boolean => keptModels("saved").includes(id);

function show(): void {
	const save = document.querySelector<HTMLElement>("[data-save]");
	if (save) save.ariaPressed = String(isSaved(save.dataset["save"] ?? ""));
	const isAny = (["recent", "saved"] as const).some((shelf) => keptModels(shelf).length > 0);
	document.documentElement.toggleAttribute("data-kept", isAny);
	const place = document.querySelector<HTMLElement>(".kept");
	if (place && isAny) void render(place);
}

async function render(place: HTMLElement): Promise<void> {
	try {
		(await import("../kept/render.ts")).renderKept(place);
	} catch (error) {
		console.error("The recent and saved models could not be shown", error);
	}
}
