import { readFileSync } from "node:fs";
import { join } from "node:path";
import { camelCase } from "../../packages/catalogue/scripts/taskIndex.ts";
import { NewError, writeAll, type Written } from "./writing.ts";

const TABLE = "packages/catalogue/src/tasks/table.ts";

/** Writes the file of a task as a placeholder. Throws a NewError for an id that is invalid or taken, or has no row in the table. */
export function newTask(root: string, id: string): Written {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id === "index" || id === "table")
		throw new NewError(
			`"${id}" cannot be a task. Its id is a pipeline tag: lower-case words with "-" between them, not "index" or "table".`,
		);
	if (!readFileSync(join(root, TABLE), "utf8").includes(`\n\t\tid: "${id}",\n`))
		throw new NewError(`${TABLE} has no row of ${id}: add one, and run the command again. Nothing was written.`);
	const path = `packages/catalogue/src/tasks/${id}.ts`;
	writeAll(root, { [path]: entry(id) });
	return { written: [path], next: NEXT };
}

const NEXT: readonly string[] = [
	"Next: write the summary, or the whole page. Then run:",
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
