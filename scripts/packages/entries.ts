import { globSync } from "node:fs";
import { join } from "node:path";

/** An entry of a package: what a consumer imports, and its source below the package's folder. */
export interface Entry {
	/** `.`, or `./libraries/keras`. */
	readonly subpath: string;
	/** `./src/libraries/keras.ts`. */
	readonly source: string;
}

/**
 * The entries of a package's `exports`, in their order. A pattern such as `./libraries/*` becomes an entry for each file that
 * it fits, without tests, indexes, and files in folders below.
 */
export function entriesOf(folder: string, exports: Readonly<Record<string, string>>): readonly Entry[] {
	const stated = Object.entries(exports).map(([subpath, source]) => ({ subpath, source }));
	const taken = new Set(stated.map(({ source }) => source));
	return stated.flatMap((entry) => (entry.subpath.includes("*") ? expanded(folder, entry, taken) : [entry]));
}

function expanded(folder: string, { subpath, source }: Entry, taken: ReadonlySet<string>): readonly Entry[] {
	const [before = "", after = ""] = source.split("*");
	const files = globSync(source, { cwd: folder }).map((file) => `./${file.replaceAll("\\", "/")}`);
	return files
		.filter((file) => !/(?:\.test|\/index)\.ts$/.test(file) && !taken.has(file))
		.sort()
		.map((file) => ({
			subpath: subpath.replace("*", () => file.slice(before.length, file.length - after.length)),
			source: file,
		}));
}

/** The file of an entry in the packed package: `dist/libraries/keras`, for one extension. */
export const builtFile = (source: string, extension: "js" | "d.ts"): string =>
	source.replace(/^\.\/src\//, "./dist/").replace(/\.ts$/, () => `.${extension}`);

/** The absolute path of the source of an entry. */
export const sourceFile = (folder: string, { source }: Entry): string => join(folder, source);
