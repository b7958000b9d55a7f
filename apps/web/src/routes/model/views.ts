import { memoryOf } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";

/** The views of a model page, in the order of their tabs. */
const TABS = ["card", "overview", "files", "memory", "derivatives", "metadata"] as const;
export type Tab = (typeof TABS)[number];

/** Whether a model has a card, and whether there is room for more below it. */
export type CardLength = "none" | "short" | "long";

/** What decides which views a model has. */
interface Has {
	readonly card: CardLength;
	/** The number of files, if known. */
	readonly files: number | undefined;
	/** The number of derived models. */
	readonly derivatives: number;
	readonly metadata: boolean;
	/** More about memory than the overview shows. */
	readonly memory: boolean;
}

/** The views of a model that have something to show. Each model has an overview: below a short card, else as a view of its own. */
export function viewsWith(has: Has): readonly Tab[] {
	const shown: Readonly<Record<Tab, boolean>> = {
		card: has.card !== "none",
		overview: has.card !== "short",
		files: has.files !== undefined,
		memory: has.memory,
		derivatives: has.derivatives > 0,
		metadata: has.metadata,
	};
	return TABS.filter((tab) => shown[tab]);
}

/** Whether a model has several kinds of weights, or other figures about memory: one kind is in the overview. */
export function hasMemoryView(record: ModelRecord): boolean {
	const { variants, cache, experts, usual } = memoryOf(record);
	return variants.length > 1 || (variants.length === 1 && (cache ?? experts ?? usual?.parts) !== undefined);
}

interface View {
	readonly tab: Tab;
	/** Why another tab is shown than the address asks for. */
	readonly instead?: string;
}

/** Whether a view shows the overview, alone or below a short card. */
export function showsOverview(tab: Tab, views: readonly Tab[]): boolean {
	return tab === "overview" || (tab === "card" && !views.includes("overview"));
}

/** The view that an address asks for; the overview, with the reason, if the model has no such view. */
export function viewFor(wanted: string, views: readonly Tab[], record: ModelRecord): View {
	const tab = wanted === "" ? (views[0] ?? "overview") : views.find((one) => one === wanted);
	if (tab !== undefined) return { tab };
	const overview = views.includes("overview") ? "overview" : "card";
	if (wanted === "overview") return { tab: overview };
	const instead = wanted === "memory" ? memoryInstead(record) : ABSENT.get(wanted);
	return { tab: overview, instead: instead ?? "This model has no such tab, so the overview is shown." };
}

function memoryInstead(record: ModelRecord): string {
	const { variants, adapter } = memoryOf(record);
	return variants.length === 0 && adapter === undefined
		? "The size of the weights is unknown, so the memory cannot be computed."
		: "The overview has everything that is known about the memory of this model.";
}

const ABSENT: ReadonlyMap<string, string> = new Map([
	["card", "This catalogue has no model card for this model."],
	["files", "No file list for this model."],
	["derivatives", "No model in this index names this one as its base model."],
	["metadata", "No metadata for this model."],
]);
