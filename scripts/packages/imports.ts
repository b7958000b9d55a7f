import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { entriesOf } from "./entries.ts";
import { withBuiltNames } from "./rewrites.ts";
import { manifestIn, ROOMS } from "./rooms.ts";

/** The sources of the entries of all rooms, by their names, such as `@vitrine/model/reading`. Paths are below the project. */
export function namedSources(project: string): ReadonlyMap<string, string> {
	return new Map(ROOMS.flatMap((room) => filesOf(project, room)));
}

function filesOf(project: string, room: string): readonly (readonly [string, string])[] {
	const { name, exports = {} } = manifestIn(project, room);
	return entriesOf(join(project, room), exports).map(({ subpath, source }) => [
		join(name, subpath),
		join(room, source),
	]);
}

/**
 * A compiled file of the application: packages of the project are imported by path, and sources by their compiled names. Text that
 * only looks like an import, such as an example on a page, stays as it is.
 */
export function builtSpecifier(text: string, file: string, names: ReadonlyMap<string, string>): string {
	let built = text;
	for (const { start, end } of requestsIn(text, file)) {
		const [, specifier = ""] = /^"(@vitrine\/[^"]+)"$/.exec(text.slice(start, end)) ?? [];
		if (specifier !== "") built = `${built.slice(0, start)}${pathOf(specifier, file, names)}${built.slice(end)}`;
	}
	return withBuiltNames(built).replace(/"\.\.\/src\/main\.ts"/, '"../src/main.js"');
}

interface Span {
	readonly start: number;
	readonly end: number;
}

/** The places of the specifiers in a module, the last first. */
function requestsIn(text: string, file: string): readonly Span[] {
	const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
	const passedOn = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []));
	const all = [...staticImports, ...dynamicImports].map(({ moduleRequest }): Span => moduleRequest);
	const places = new Map([...all, ...passedOn].map(({ start, end }) => [start, { start, end }]));
	return [...places.values()].toSorted((a, b) => b.start - a.start);
}

function pathOf(specifier: string, file: string, names: ReadonlyMap<string, string>): string {
	const source = names.get(specifier);
	if (source === undefined) throw new Error(`${file}: no room has an entry ${specifier}.`);
	const path = relative(dirname(file), source.replace(/\.ts$/, ".js"));
	return JSON.stringify(path.startsWith(".") ? path : `./${path}`);
}
