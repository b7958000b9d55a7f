import { libraries, nearest as nearestWords, taskIds, taskName } from "@vitrine/catalogue";
import type { Index } from "@vitrine/search";
import { links } from "../../links.ts";

/** A page whose name comes near to what was asked for. */
export interface Suggestion {
	readonly kind: "model" | "task" | "library";
	readonly label: string;
	readonly href: string;
}

const MOST = 5;

/** Pages whose names come near to an address: those of its own kind first. */
export async function nearest(index: Index, path: string): Promise<readonly Suggestion[]> {
	const [first, ...rest] = path.split("/").filter(Boolean).map(readable);
	const wanted = rest.length > 0 ? rest.join("/") : (first ?? "");
	if (wanted === "") return [];
	const models =
		first === "models" || rest.length < 2 ? await nearModels(index, wanted) : await nearModels(index, path.slice(1));
	const found = { models, tasks: nearTasks(wanted), libraries: nearLibraries(wanted) };
	const ordered = [...(ORDER[first ?? ""] ?? ["tasks", "libraries", "models"])].flatMap((kind) => found[kind]);
	return ordered.slice(0, MOST);
}

type Kind = "models" | "tasks" | "libraries";

/** A mistyped task is most likely meant to be a task. */
const ORDER: Readonly<Record<string, readonly Kind[]>> = {
	models: ["models"],
	tasks: ["tasks", "libraries", "models"],
	libraries: ["libraries", "tasks", "models"],
};

async function nearModels(index: Index, wanted: string): Promise<readonly Suggestion[]> {
	const ids = await index.similar(wanted, MOST);
	return ids.filter((id) => isNear(id, wanted)).map((id) => ({ kind: "model", label: id, href: links.model(id) }));
}

/** Whether an id, or its name alone, is like what was wanted; an index may find likenesses that help nobody. */
function isNear(id: string, wanted: string): boolean {
	return nearestWords([id, id.slice(id.indexOf("/") + 1)], wanted).length > 0;
}

function nearTasks(wanted: string): readonly Suggestion[] {
	return nearestWords(taskIds, wanted).map((id) => ({ kind: "task", label: taskName(id).name, href: links.task(id) }));
}

function nearLibraries(wanted: string): readonly Suggestion[] {
	const keys = nearestWords(
		libraries.map(({ key }) => key),
		wanted,
	);
	return keys.map((key) => ({
		kind: "library",
		label: libraries.find((library) => library.key === key)?.prettyLabel ?? key,
		href: links.library(key),
	}));
}

function readable(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
