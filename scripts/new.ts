// npm run new library KEY: writes what every new entry needs, for its author to fill in.
import { dirname } from "node:path";
import { newLibrary } from "./new/library.ts";
import { NewError } from "./new/writing.ts";

const USAGE = "npm run new library KEY    for example: npm run new library timm";

const [unit, key, ...more] = process.argv.slice(2);
try {
	if (unit !== "library" || key === undefined || more.length > 0)
		throw new NewError(unit === undefined || unit === "library" ? USAGE : `There is no unit "${unit}". ${USAGE}`);
	const { written, next } = newLibrary(dirname(import.meta.dirname), key);
	console.log([...written.map((file) => `wrote ${file}`), "", ...next].join("\n"));
} catch (error) {
	if (!(error instanceof NewError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
