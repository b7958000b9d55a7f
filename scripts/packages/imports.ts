import { dirname, join, relative } from "node:path";
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

const ROOM = /((?:from|import)\s*\(?\s*)"(@vitrine\/[^"]+)"/g;

/** A compiled file of the application: packages of the project are imported by path, and sources by their compiled names. */
export function builtSpecifier(text: string, file: string, names: ReadonlyMap<string, string>): string {
	const named = text.replace(ROOM, (_, before: string, specifier: string) => {
		const source = names.get(specifier);
		if (source === undefined) throw new Error(`${file}: no room has an entry ${specifier}.`);
		const path = relative(dirname(file), source.replace(/\.ts$/, ".js"));
		return `${before}"${path.startsWith(".") ? path : `./${path}`}"`;
	});
	return withBuiltNames(named).replace(/"\.\.\/src\/main\.ts"/, '"../src/main.js"');
}
