import { modalities, taskNames } from "@vitrine/catalogue";
import { formats } from "@vitrine/model";
import type { Query } from "@vitrine/search";
import { links } from "../base/links.ts";
import { bytesFor, parseMemory } from "../hardware/fit.ts";
import { find } from "../base/match.ts";

/** Licences by the words that people use for them. */
const LICENCES: ReadonlyMap<string, string> = new Map([
	["apache", "apache-2.0"],
	["apache2", "apache-2.0"],
	...["apache-2.0", "mit", "openrail", "unlicense"].map(same),
	...["bsd-3-clause", "cc0-1.0", "cc-by-4.0", "cc-by-sa-4.0", "cc-by-nc-4.0", "gpl-3.0", "agpl-3.0"].map(same),
]);

function same(word: string): readonly [string, string] {
	return [word, word];
}

/** Words that do not describe a model. */
const FILLING = new Set([
	"or",
	"and",
	"a",
	"the",
	"for",
	"with",
	"that",
	"which",
	"fits",
	"fit",
	"in",
	"into",
	"under",
]);
const GENERAL = new Set(["model", "models", "licence", "license", "licensed", "memory", "ram", "vram"]);

const MEMORY = /(?:^|\s)(\d+(?:\.\d+)?)\s*gi?b(?=$|[\s,])/i;

const TASKS = taskNames.map(({ id, name, modality, subtasks = [] }) => ({
	id,
	label: name,
	words: [id, modalities.find((one) => one.id === modality)?.label, ...subtasks.map((one) => one.name)].join(" "),
}));

/** Words read as filters. */
interface Narrowed {
	/** The filters in words. */
	readonly label: string;
	/** The list of models with these filters. */
	readonly href: string;
	readonly query: Query;
}

/** Reads `speech recognition, apache or mit, 8 GB` as filters; undefined if no licence, format or size is among the words. */
export function narrowedBy(text: string): Narrowed | undefined {
	const memory = parseMemory(MEMORY.exec(text)?.[1] ?? "");
	const words = text
		.replace(MEMORY, " ")
		.toLowerCase()
		.split(/[\s,]+/)
		.filter(Boolean);
	const licence = [...new Set(words.flatMap((word) => LICENCES.get(word) ?? []))];
	const format = formats({ id: "any", tags: words });
	if (memory === undefined && licence.length === 0 && format.length === 0) return undefined;
	const rest = words.filter(
		(word) => !LICENCES.has(word) && !FILLING.has(word) && !GENERAL.has(word) && !isFormat(word),
	);
	const task = find(TASKS, rest.join(" "), 1)[0];
	const q = task === undefined ? rest.join(" ") : "";
	return {
		label: labelOf({ task: task?.label, q, licence, format, memory }),
		href: links.models({ q, task: task?.id, licence, format, memory }),
		query: {
			filters: { licence, format, ...(task && { task: [task.id] }) },
			...(q !== "" && { text: q }),
			...(memory !== undefined && { ranges: { memory: { max: bytesFor(memory) } } }),
		},
	};
}

interface Filters {
	readonly task: string | undefined;
	readonly q: string;
	readonly licence: readonly string[];
	readonly format: readonly string[];
	readonly memory: number | undefined;
}

function labelOf({ task, q, licence, format, memory }: Filters): string {
	const parts = [
		task,
		q && `“${q}”`,
		licence.length > 0 && `${licence.join(" or ")} licence`,
		...format.map((one) => `${one} files`),
		memory !== undefined && `fits ${memory} GB`,
	];
	return parts.filter(Boolean).join(", ");
}

function isFormat(word: string): boolean {
	return formats({ id: "any", tags: [word] }).length > 0;
}
