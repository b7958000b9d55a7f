// npm run new UNIT NAME: writes the files of a new entry, for its author to fill in.
import { dirname } from "node:path";
import { generate } from "./generate.ts";
import { newClient } from "./new/client.ts";
import { newLibrary } from "./new/library.ts";
import { newPage } from "./new/page.ts";
import { newProvider } from "./new/provider.ts";
import { newTask } from "./new/task.ts";
import { NewError, type Written } from "./new/writing.ts";

const UNITS: Readonly<Record<string, (root: string, name: string) => Written>> = {
	library: newLibrary,
	task: newTask,
	provider: newProvider,
	client: newClient,
	page: newPage,
};

const USAGE = `Usage: npm run new UNIT NAME, for example: npm run new library timm
Units: ${Object.keys(UNITS).join(", ")}`;

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
