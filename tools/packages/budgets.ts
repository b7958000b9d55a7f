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
		bytes: 12_500,
	},
	{
		what: "all libraries with their code",
		code: 'export { libraries } from "@vitrine/catalogue/libraries";',
		bytes: 99_000,
	},
	{ what: "the parser of records", code: 'export { parseRecord } from "@vitrine/model";', bytes: 28_500 },
	{
		what: "calls with all providers and clients",
		code: 'export { plan, snippetsFor } from "@vitrine/inference";',
		bytes: 41_000,
	},
];
