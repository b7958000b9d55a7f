// npm run new library KEY, npm run new task ID: writes the files of a new entry, for its author to fill in.
import { dirname } from "node:path";
import { generate } from "./generate.ts";
import { newLibrary, type Written } from "./new/library.ts";
import { newTask } from "./new/task.ts";
import { NewError } from "./new/writing.ts";

const USAGE = "Usage: npm run new library KEY or npm run new task ID, for example: npm run new library timm";

const UNITS: Readonly<Record<string, (root: string, name: string) => Written>> = {
	library: newLibrary,
	task: newTask,
};

const [unit = "", name, ...more] = process.argv.slice(2);
try {
	const write = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
	if (write === undefined || name === undefined || more.length > 0) throw new NewError(USAGE);
	const root = dirname(import.meta.dirname);
	const { written, next } = write(root, name);
	const files = [...written, ...(await generate(root))];
	console.log([...files.map((file) => `wrote ${file}`), "", ...next].join("\n"));
} catch (error) {
	if (!(error instanceof NewError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
