import { createRequire } from "node:module";
import { join } from "node:path";
import type { snippets as ourCalls } from "@vitrine/inference/compat";
import type * as ours from "@vitrine/catalogue/compat";
import * as theirs from "@huggingface/tasks";
import { INFERENCE_PROVIDERS, type InferenceProviderOrPolicy, snippets as theirCalls } from "@huggingface/inference";
import type { ModelRecord } from "@vitrine/model";

/** Both packages that someone moves over to. */
export interface Ours {
	readonly catalogue: typeof ours;
	readonly calls: {
		readonly snippets: typeof ourCalls;
		readonly getModelInputSnippet: (model: ModelRecord) => unknown;
	};
}

/** The packed packages of a project. */
export async function packedIn(project: string): Promise<Ours> {
	const { resolve } = createRequire(join(project, "package.json"));
	const [catalogue, calls] = await Promise.all([
		import(resolve("@vitrine/catalogue/compat")),
		import(resolve("@vitrine/inference/compat")),
	]);
	return { catalogue, calls } as Ours;
}

const TAGS: readonly string[] = theirs.PIPELINE_TYPES;

/** Tags, and how the data of tasks differ. */
export function taskDifferences({ catalogue }: Ours) {
	const own: readonly string[] = catalogue.PIPELINE_TYPES;
	const withoutColour = ({ color: _, ...rest }: Readonly<Record<string, unknown>>) => rest;
	const pipeline: Readonly<Record<string, object>> = catalogue.PIPELINE_DATA;
	const [before, after] = [theirs.TASKS_DATA, catalogue.TASKS_DATA] as readonly Readonly<
		Record<string, Written | undefined>
	>[];
	return {
		tags: TAGS.length,
		added: own.filter((tag) => !TAGS.includes(tag)),
		sameOrder: same(
			TAGS,
			own.filter((tag) => TAGS.includes(tag)),
		),
		pipeline: TAGS.filter(
			(tag) => !same(theirs.PIPELINE_DATA[tag as theirs.PipelineType], withoutColour({ ...pipeline[tag] })),
		),
		unwritten: TAGS.filter((tag) => before?.[tag] === undefined).length,
		canonical: TAGS.filter((tag) => before?.[tag]?.canonicalId !== after?.[tag]?.canonicalId),
	};
}

interface Written {
	readonly canonicalId?: string;
}

/** Keys of libraries by how their entries differ. */
export function libraryDifferences({ catalogue }: Ours) {
	const before: Readonly<Record<string, Entry | undefined>> = theirs.MODEL_LIBRARIES_UI_ELEMENTS;
	const after: Readonly<Record<string, Entry | undefined>> = catalogue.MODEL_LIBRARIES_UI_ELEMENTS;
	const keys = Object.keys(before);
	const differing = (field: keyof Entry) => keys.filter((key) => !same(before[key]?.[field], after[key]?.[field]));
	const flags = (key: string): boolean => Boolean(before[key]?.filter) === Boolean(after[key]?.filter);
	return {
		removed: keys.filter((key) => after[key] === undefined),
		added: Object.keys(after).filter((key) => before[key] === undefined),
		label: differing("prettyLabel"),
		address: [...differing("repoName"), ...differing("repoUrl"), ...differing("docsUrl")],
		filter: keys.filter((key) => !flags(key)),
		downloads: differing("countDownloads"),
		moreCode: keys.filter((key) => after[key]?.snippets && !before[key]?.snippets).length,
		lessCode: keys.filter((key) => before[key]?.snippets && !after[key]?.snippets),
		mapping: Object.keys(catalogue.LIBRARY_TASK_MAPPING).flatMap((key) => mapped(catalogue, key)),
	};
}

/** The fields of an entry that say the same in both. */
interface Entry {
	readonly prettyLabel?: string;
	readonly repoName?: string;
	readonly repoUrl?: string;
	readonly docsUrl?: string;
	readonly filter?: boolean;
	readonly countDownloads?: unknown;
	readonly snippets?: unknown;
}

function mapped(catalogue: Ours["catalogue"], key: string): readonly string[] {
	const [before = [], after = []] = [theirs.LIBRARY_TASK_MAPPING, catalogue.LIBRARY_TASK_MAPPING].map(
		(one) => (one as Readonly<Record<string, readonly string[] | undefined>>)[key],
	);
	const [more, less] = [after.filter((tag) => !before.includes(tag)), before.filter((tag) => !after.includes(tag))];
	return [...more.map((tag) => `${key} +${tag}`), ...less.map((tag) => `${key} -${tag}`)];
}

/** Tasks whose example input has another shape: a list, a record, a text, JSON. */
export function inputDifferences({ calls }: Ours): readonly string[] {
	return TAGS.filter((tag) => {
		const record = { id: "acme/demo", pipeline_tag: tag, tags: [] };
		const before = theirs.getModelInputSnippet(record as never);
		return shapeOf(before) !== shapeOf(calls.getModelInputSnippet(record));
	});
}

function shapeOf(input: unknown): string {
	if (typeof input !== "string") return Array.isArray(input) ? "list" : typeof input;
	return /^\s*[{[]/.test(input) ? "JSON" : "text";
}

/** Of the pairs of a task and a provider that both have calls for: those with the same clients, with more, and with fewer. */
export function callDifferences({ calls }: Ours) {
	const found = { pairs: 0, same: 0, more: 0, fewer: [] as string[] };
	for (const provider of INFERENCE_PROVIDERS)
		for (const tag of TAGS) {
			const record = { id: "acme/demo", pipeline_tag: tag, tags: CHATS.has(tag) ? ["conversational"] : [] };
			const before = clientsOf(() =>
				theirCalls.getInferenceSnippets(record as never, provider as InferenceProviderOrPolicy),
			);
			const after = clientsOf(() => calls.snippets.getInferenceSnippets(record, provider));
			if (before.length === 0 || after.length === 0) continue;
			found.pairs += 1;
			if (same(before, after)) found.same += 1;
			else if (before.every((client) => after.includes(client))) found.more += 1;
			else found.fewer.push(`${provider} ${tag}`);
		}
	return found;
}

const CHATS: ReadonlySet<string> = new Set(["text-generation", "image-text-to-text"]);

/** None if a package throws. */
function clientsOf(
	snippets: () => readonly { readonly language: string; readonly client: string }[],
): readonly string[] {
	try {
		return [...new Set(snippets().map(({ language, client }) => `${language} ${client}`))].toSorted();
	} catch {
		return [];
	}
}

const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

/** JSON without the order of fields. */
const sorted = (value: unknown): string =>
	JSON.stringify(value, (_, one: unknown) =>
		typeof one === "object" && one !== null && !Array.isArray(one)
			? Object.fromEntries(Object.entries(one).toSorted())
			: one,
	) ?? "";
