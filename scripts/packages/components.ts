import { copyFileSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { namedSources } from "./imports.ts";
import { componentStyles } from "./componentStyles.ts";
import { builtText, write } from "./written.ts";
import { COMPONENTS, CONTAINED, type Manifest, manifestIn, PUBLISHED, ROOMS } from "./rooms.ts";

/** A specifier of one of the project's packages, in code or types. */
const SPECIFIER = /((?:from|import)\s*\(?\s*)"(@vitrine\/[^"]+)"/g;

/**
 * Writes what the package of components has besides its own sources: the compiled code of the site that these reach, the style
 * sheet, and the report of the checks. Returns the packages that the code imports.
 */
export function writeComponents(project: string, compiled: string, folder: string): readonly string[] {
	const places = placesOf(project);
	for (const [room, name] of Object.entries(CONTAINED)) {
		const from = join(project, compiled, room, "src");
		for (const file of globSync("**/*.{js,d.ts}", { cwd: from }))
			write(join(folder, "dist", name, file), withoutMap(builtText(readFileSync(join(from, file), "utf8"))));
	}
	const files = globSync("dist/**/*.{js,d.ts}", { cwd: folder });
	for (const file of files) write(join(folder, file), located(readFileSync(join(folder, file), "utf8"), file, places));
	write(join(folder, "dist/style.css"), componentStyles(project));
	copyFileSync(join(project, "verify/report.ndjson"), join(folder, "dist/report.ndjson"));
	const code = files.filter((file) => file.endsWith(".js")).map((file) => join(folder, file));
	return [...new Set(code.flatMap(packagesIn))];
}

/** The packages that a compiled file imports. */
function packagesIn(file: string): readonly string[] {
	const { staticImports, staticExports } = parseSync(file, readFileSync(file, "utf8")).module;
	const passed = staticExports.flatMap(({ entries }) =>
		entries.map(({ moduleRequest }) => moduleRequest?.value ?? "."),
	);
	const names = [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...passed];
	return names.filter((name) => !name.startsWith(".")).map(packageOf);
}

/** The compiled files of the entries of contained rooms, by the names that import them. */
function placesOf(project: string): ReadonlyMap<string, string> {
	return new Map(
		[...namedSources(project)].flatMap(([name, source]) => {
			const room = Object.keys(CONTAINED).find((one) => source.startsWith(`${one}/src/`));
			if (room === undefined) return [];
			const below = relative(join(room, "src"), source).replace(/\.tsx?$/, ".js");
			return [[name, join("dist", CONTAINED[room]!, below)] as const];
		}),
	);
}

/** Code that imports the contained rooms by path. */
function located(text: string, file: string, places: ReadonlyMap<string, string>): string {
	return text.replace(SPECIFIER, (whole, before: string, name: string) => {
		const place = places.get(name);
		if (place === undefined) return whole;
		const path = relative(dirname(file), place);
		return `${before}"${path.startsWith(".") ? path : `./${path}`}"`;
	});
}

/** The sources of the site are not in the package. */
const withoutMap = (text: string): string => text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n");

const packageOf = (name: string): string =>
	name
		.split("/")
		.slice(0, name.startsWith("@") ? 2 : 1)
		.join("/");

/** The version of each package that the components need: that of the project for its own, else that of the room that names it. */
export function versionsOf(project: string, names: readonly string[]): Readonly<Record<string, string>> {
	const { version } = manifestIn(project, ".");
	const own = new Set(PUBLISHED.map((room) => manifestIn(project, room).name));
	const all = ROOMS.filter((room) => room !== COMPONENTS).map((room) => manifestIn(project, room).dependencies ?? {});
	const known: NonNullable<Manifest["dependencies"]> = Object.assign({}, ...all);
	return Object.fromEntries(
		names.toSorted().map((name) => {
			const found = own.has(name) ? version : known[name];
			if (found === undefined || found === "*")
				throw new Error(`The components import ${name}, which other projects cannot install.`);
			return [name, found];
		}),
	);
}
