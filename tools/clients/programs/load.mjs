import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(join(process.env.PACKAGES, "package.json"));

/** A package of the folder PACKAGES. */
export const load = (name) => import(pathToFileURL(require.resolve(name)).href);

/** Prints the result of a step as JSON. */
export async function print(steps) {
	try {
		console.log(JSON.stringify(await steps[process.argv[2]]()));
		process.exit(0);
	} catch (error) {
		console.error(`${error?.name}: ${error?.statusCode ?? ""} ${error?.message ?? error} ${error?.cause ?? ""}`);
		process.exit(1);
	}
}
