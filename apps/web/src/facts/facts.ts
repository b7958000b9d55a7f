import { isTask, memoryOf, taskName } from "@vitrine/catalogue";
import {
	baseModels,
	formats,
	languageName,
	languages,
	licences,
	type ModelRecord,
	parameterCount,
} from "@vitrine/model";
import { type MemoryFact, memoryFact, type WeightsFact, weightsFact } from "./memory.ts";
import { firstWithin } from "../base/firstWithin.ts";
import { type AccessKind, accessOf } from "./access.ts";
import { contextOf, dimensionsOf } from "./lengths.ts";
import { libraryOf } from "./names.ts";
import { type OwnLicence, ownLicence } from "./licence.ts";

/** The facts of a model, for its page, its Markdown and comparisons. Absent: unknown. */
export interface ModelFacts {
	readonly task?: Named;
	readonly library?: Named;
	/** The licence tags of the card. */
	readonly licences: readonly string[];
	readonly ownLicence: OwnLicence;
	readonly access: AccessKind;
	/** Names in English; the code if it has none. Of many, the first. */
	readonly languages: readonly string[];
	/** The number of its further languages, if there are any. */
	readonly moreLanguages?: number;
	readonly baseModels: readonly string[];
	readonly formats: readonly string[];
	readonly parameters?: number;
	/** The width of the vectors of an embedding model. */
	readonly dimensions?: number;
	/** The longest context, in tokens. */
	readonly context?: number;
	/** The size of the weights. */
	readonly size?: WeightsFact;
	readonly memory?: MemoryFact;
	/** Bytes of the repository with all its versions. */
	readonly repository?: number;
	/** In the last thirty days. */
	readonly downloads?: number;
	readonly likes?: number;
	/** ISO 8601; an unreadable date is left out. */
	readonly updated?: string;
	readonly created?: string;
}

/** A task or library by its name in the catalogue; `known` is false if it is not there. */
export interface Named {
	readonly id: string;
	readonly name: string;
	readonly known: boolean;
}

/** Reads the facts of a record. */
export function factsOf(record: ModelRecord): ModelFacts {
	const { pipeline_tag: task, library_name: library, downloads, likes } = record;
	const estimate = memoryOf(record);
	const spoken = languages(record);
	const named = first(spoken);
	return {
		...(task !== undefined && { task: namedTask(task) }),
		...(library !== undefined && { library: namedLibrary(library) }),
		licences: first(licences(record)),
		ownLicence: ownLicence(record),
		access: accessOf(record),
		languages: named.map((code) => languageName(code) ?? code),
		baseModels: first(baseModels(record)),
		formats: formats(record),
		...optional("moreLanguages", spoken.length - named.length || undefined),
		...optional("parameters", parameterCount(record)),
		...optional("dimensions", dimensionsOf(record)),
		...optional("context", contextOf(record)),
		...optional("size", weightsFact(record, estimate)),
		...optional("memory", memoryFact(record, estimate)),
		// Zero is unknown: hubs count only large files.
		...optional("repository", record.usedStorage || undefined),
		...optional("downloads", downloads),
		...optional("likes", likes),
		...optional("updated", moment(record.lastModified)),
		...optional("created", moment(record.createdAt)),
	};
}

/** The values of a list that a page has room for. */
const first = (values: readonly string[]): readonly string[] =>
	firstWithin(values, ({ length }) => length, { count: 500, length: 10_000 });

function namedTask(id: string): Named {
	return isTask(id) ? { id, name: taskName(id).name, known: true } : { id, name: id, known: false };
}

function namedLibrary(id: string): Named {
	const library = libraryOf(id);
	return { id, name: library?.prettyLabel ?? id, known: library !== undefined };
}

function moment(when: string | undefined): string | undefined {
	return when === undefined || Number.isNaN(Date.parse(when)) ? undefined : when;
}

function optional<K extends string, V>(name: K, value: V | undefined): { readonly [N in K]?: V } {
	return (value === undefined ? {} : { [name]: value }) as { readonly [N in K]?: V };
}
