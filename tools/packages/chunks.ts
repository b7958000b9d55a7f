import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** What esbuild writes of a bundle, as far as it is read here. */
interface Metafile {
	readonly outputs: Readonly<
		Record<
			string,
			{ readonly entryPoint?: string; readonly imports: readonly { readonly path: string; readonly kind: string }[] }
		>
	>;
}

/** The bytes (Brotli) that a page downloads of a split bundle. */
interface Downloads {
	/** Before it loads anything more. */
	readonly first: number;
	/** With each part that is loaded later, and what that part needs. */
	readonly later: readonly number[];
}

/** Reads the metafile of a bundle in a folder. */
export function downloadsOf(folder: string, metafile: string, entry: string): Downloads {
	const { outputs }: Metafile = JSON.parse(readFileSync(join(folder, metafile), "utf8"));
	const sizes = new Map<string, number>();
	for (const file of Object.keys(outputs)) sizes.set(file, brotliCompressSync(readFileSync(join(folder, file))).length);
	const total = (files: ReadonlySet<string>): number =>
		[...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
	const withImports = (file: string, found: Set<string> = new Set()): Set<string> => {
		if (found.has(file)) return found;
		found.add(file);
		for (const { path, kind } of outputs[file]?.imports ?? [])
			if (kind === "import-statement") withImports(path, found);
		return found;
	};
	const entries = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
	const start = entries.find(([, { entryPoint }]) => entryPoint === entry)?.[0];
	if (start === undefined) throw new Error(`${metafile} has no output of ${entry}`);
	const first = withImports(start);
	const others = entries.filter(([file]) => file !== start);
	return { first: total(first), later: others.map(([file]) => total(withImports(file, new Set(first)))) };
}
