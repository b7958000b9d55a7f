import { revealed } from "@vitrine/code";
import { links } from "../base/links.ts";
import { keptModels, type KeptList } from "./kept.ts";

/** Fills the lists of a page with the models that are kept. Ids are never set as HTML. */
export function renderKept(place: HTMLElement): void {
	for (const list of place.querySelectorAll<HTMLElement>("[data-shelf]")) {
		const ids = keptModels(list.dataset["shelf"] as KeptList);
		list.replaceChildren(...ids.map(itemOf));
		list.closest<HTMLElement>("[data-of]")!.hidden = ids.length === 0;
	}
}

function itemOf(id: string): HTMLElement {
	const [item, link, name] = [document.createElement("li"), document.createElement("a"), document.createElement("bdi")];
	name.textContent = revealed(id, "name");
	link.href = links.model(id);
	link.className = "id";
	link.append(name);
	item.append(link);
	return item;
}
