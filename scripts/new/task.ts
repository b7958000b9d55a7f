import { camelCase } from "../../packages/catalogue/scripts/taskIndex.ts";
import { NewError, writeAll, type Written } from "./writing.ts";

/** Writes the file of a task as a placeholder. Throws a NewError for an id that is invalid or taken. */
export function newTask(root: string, id: string): Written {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id === "index" || id === "table")
		throw new NewError(
			`"${id}" cannot be a task. Its id is a pipeline tag: lower-case words with "-" between them, not "index" or "table".`,
		);
	const path = `packages/catalogue/src/tasks/${id}.ts`;
	writeAll(root, { [path]: entry(id) });
	return { written: [path], next: NEXT };
}

const NEXT: readonly string[] = [
	"Next: add a row to packages/catalogue/src/tasks/table.ts and write the page. Then run:",
	"npm run generate",
	"npm test -- packages/catalogue -u",
	'It names what is still missing. See "Add a task" in CONTRIBUTING.md.',
];

/** The empty summary fails a test until the author fills it in. */
const entry = (id: string): string => `import type { TaskEntry } from "../shapes.ts";

export const ${camelCase(id)}: TaskEntry = {
	id: "${id}",
	summary: "",
	demo: { inputs: [], outputs: [] },
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
`;
