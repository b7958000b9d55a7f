import type { IndexReader } from "@vitrine/search";
import { withoutBuilding } from "../../data/patience.ts";
import type { Site } from "../../site/site.ts";
import { type Card, cardLength, cardOf } from "./card/card.ts";
import { countChildren, familyOf } from "./derivatives/family.ts";
import { countFiles, filesOf } from "./files/files.ts";
import { quantizedFrom } from "../../memory/derived.ts";
import { hasMetadata } from "./metadata/MetadataTab.tsx";
import type { ModelView } from "../../resources/model/model.ts";
import { type Overview, overviewOf } from "./overview/overview.ts";
import { hasMemoryView, showsOverview, type Tab, viewFor, viewsWith } from "./views.ts";

/** What is read of a model before the tab of its page is known. */
interface Opening {
	readonly tab: Tab;
	/** Why another tab is shown than the one that was asked for. */
	readonly instead: string | undefined;
	readonly index: IndexReader;
	readonly views: readonly Tab[];
	readonly files: number | undefined;
	readonly derivatives: number;
	readonly card: Card | undefined;
	readonly overview: Overview | undefined;
}

export async function openingOf(site: Site, found: ModelView, wanted: string): Promise<Opening> {
	const { record } = found;
	const index = wanted === "derivatives" ? site.store.index : searchable(site);
	const files = countFiles(found);
	const length = await cardLength(found);
	const isFirst = wanted === "" || wanted === "card" || (wanted === "overview" && length === "short");
	const card = isFirst ? await cardOf(found, site.config.hub) : undefined;
	const known = isFirst && card === undefined ? "none" : length;
	const isOverview = wanted === "overview" || (wanted === "" && known !== "long");
	const overview = isOverview ? await overviewOf(index, record) : undefined;
	const derivatives = overview?.family.children ?? (await countChildren(index, record));
	const has = { files, derivatives, metadata: hasMetadata(record), memory: hasMemoryView(record), card: known };
	const views = viewsWith(has);
	const { tab, instead } = viewFor(wanted, views, record);
	return { index, files, derivatives, views, tab, instead, card, overview };
}

/** What the page shows on its tab. */
export async function contentsOf(site: Site, found: ModelView, { index, ...opening }: Opening, page: number) {
	const { record } = found;
	const { tab, views, card, overview } = opening;
	return {
		...opening,
		card: tab === "card" ? (card ?? (await cardOf(found, site.config.hub))) : undefined,
		list: tab === "files" ? filesOf(found, page) : undefined,
		family: tab === "derivatives" ? await familyOf(index, record) : undefined,
		overview: showsOverview(tab, views) ? (overview ?? (await overviewOf(index, record))) : undefined,
		derived: tab === "memory" ? await quantizedFrom(index, record) : [],
	};
}

/** The index; one that finds nothing while it is built, because a record and its files can be read without it. */
export function searchable({ store, building }: Site): IndexReader {
	return building === undefined ? store.index : withoutBuilding(store.index);
}
