/** What a bundle that imports one thing may weigh, in bytes (esbuild, minified, Brotli). */
interface Budget {
	/** What a reader would call it. */
	readonly what: string;
	readonly code: string;
	readonly bytes: number;
}

export const BUDGETS: readonly Budget[] = [
	{ what: "a constant", code: 'export { PLACEHOLDER } from "@vitrine/inference";', bytes: 200 },
	{ what: "a fact of a record", code: 'export { licences } from "@vitrine/model/reading";', bytes: 300 },
	{ what: "the task-name table", code: 'export { taskNames } from "@vitrine/catalogue/taskNames";', bytes: 2_000 },
	{ what: "one task", code: 'export { translation } from "@vitrine/catalogue/tasks/translation";', bytes: 2_500 },
	{ what: "the pipeline data", code: 'export { PIPELINE_DATA } from "@vitrine/catalogue/compat";', bytes: 2_500 },
	{
		what: "the quantization enum",
		code: 'export { GGMLFileQuantizationType } from "@vitrine/catalogue/compat";',
		bytes: 2_500,
	},
	{ what: "all devices", code: 'export * from "@vitrine/catalogue/hardware";', bytes: 2_500 },
	{
		what: "one library with its code",
		code: 'export { keras } from "@vitrine/catalogue/libraries/keras";',
		bytes: 2_430,
	},
	{
		what: "all libraries with their code",
		code: 'export { libraries } from "@vitrine/catalogue/libraries";',
		bytes: 119_500,
	},
	{ what: "the parser of records", code: 'export { parseRecord } from "@vitrine/model";', bytes: 10_800 },
	{
		what: "calls with all providers and clients",
		code: 'export { plan, snippetsFor } from "@vitrine/inference";',
		bytes: 35_700,
	},
	{
		what: "calls with one provider and one client",
		code: `
			export { planner } from "@vitrine/inference/planner";
			export { novita } from "@vitrine/inference/providers/novita";
			export { curl } from "@vitrine/inference/clients/curl.sh";
		`,
		bytes: 18_700,
	},
	{ what: "the example of a text", code: 'export { text } from "@vitrine/inference/inputs/text";', bytes: 800 },
];

/** What a page downloads of a bundle that is split, to choose a library by its name and to write its code, in bytes. */
export const LAZY_BUDGETS = {
	/** The names of all libraries. */
	names: 7_140,
	/** All libraries with everything but their code, and what loads it. */
	described: 26_500,
	/** The names and a library: half of all need at most this. */
	median: 11_900,
	/** The names and the library with most code. */
	most: 44_600,
} as const;

/** What a bundle with one library weighs, in bytes: half of all libraries with code need at most this. */
export const MEDIAN_LIBRARY = 2_800;

export const DESCRIBED = 'export { describedLibraries } from "@vitrine/catalogue/described";';

/** How many libraries need at most 3 kB. */
export const SMALL_LIBRARIES = 136;

export const LAZY = 'export { lazyLibrariesFor } from "@vitrine/catalogue/lazy";';

/**
 * The texts of all libraries, each once, in bytes (Brotli), within 3 %: what no other form of their code can be smaller
 * than. A finding that the page states, not a budget.
 */
export const ALL_TEXTS = 66_500;
