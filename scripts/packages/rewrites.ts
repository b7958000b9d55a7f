/** Changes of a compiled file that the compiler does not make. */

/** Specifiers of files of the package, in an import, an export or a type: `./plan.ts`. */
const OWN = /((?:from|import)\s*\(?\s*)"(\.{1,2}\/[^"]+)\.tsx?"/g;

/** A data file: `./novita.generated.json`. */
const DATA = /"(\.{1,2}\/[^"]+)\.json" with \{ type: "json" \}/g;

/** A thread is started from its file: `new URL("search.worker.ts", import.meta.url)`. */
const WORKER = /"([\w.-]+\.worker)\.ts"/g;

/** Code or declarations that name compiled files, also where the compiler leaves `.ts`. */
export function withBuiltNames(text: string): string {
	return text.replace(OWN, '$1"$2.js"').replace(WORKER, '"$1.js"');
}

/** Code that imports data files as the modules that `asModule` makes of them. */
export const withDataModules = (text: string): string => text.replace(DATA, '"$1.js"');

/** A data file as a module, which every bundler and runtime can import. */
export const asModule = (json: string): string => `export default ${JSON.stringify(JSON.parse(json))};\n`;

/** A source map whose only source has another path. */
export const withSource = (map: string, source: string): string =>
	JSON.stringify({ ...JSON.parse(map), sourceRoot: "", sources: [source] });
