import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { publishedManifest } from "./manifest.ts";
import { readmeOf } from "./readme.ts";
import { asModule, withBuiltNames, withDataModules, withSource } from "./rewrites.ts";
import { withReadTemplates } from "./templates.ts";

/** The files of the licence, which every package has. */
export const LICENCE_FILES = ["LICENSE", "NOTICE"];

/**
 * Writes the files of a package to a folder: `dist` from the compiled sources, `src` for the source maps, the manifest, the
 * readme and the licence.
 */
export function writeLibrary(project: string, room: string, compiled: string, folder: string): void {
	const from = join(project, compiled, room, "src");
	for (const file of globSync("**/*.{js,d.ts,map,json}", { cwd: from })) {
		const [name, text] = built(room, file, readFileSync(join(from, file), "utf8"));
		write(join(folder, "dist", name), text);
		copySource(join(project, room, "src"), file, join(folder, "src"));
	}
	const manifest = `${JSON.stringify(publishedManifest(project, room), undefined, "\t")}\n`;
	write(join(folder, "package.json"), manifest);
	write(join(folder, "README.md"), readmeOf(project, room));
	for (const name of LICENCE_FILES) copyFileSync(join(project, name), join(folder, name));
}

/** The room whose code reads a variable only where its file says so: values come from records. */
const PLAIN_ROOM = "packages/catalogue";

/** The name and the text of a compiled file in the package. */
function built(room: string, file: string, text: string): readonly [name: string, text: string] {
	if (file.endsWith(".json")) return [file.replace(/json$/, "js"), asModule(text)];
	if (file.endsWith(".js"))
		return [file, withReadTemplates(file, withDataModules(withBuiltNames(text)), room === PLAIN_ROOM)];
	if (!file.endsWith(".map")) return [file, withDataModules(withBuiltNames(text))];
	const source = join("src", sourceOf(file.slice(0, -".map".length)));
	return [file, withSource(text, relative(dirname(join("dist", file)), source))];
}

const sourceOf = (file: string): string => file.replace(/(?:\.d\.ts|\.js)$/, ".ts");

function copySource(from: string, file: string, to: string): void {
	if (!file.endsWith(".js")) return;
	const source = sourceOf(file);
	mkdirSync(dirname(join(to, source)), { recursive: true });
	copyFileSync(join(from, source), join(to, source));
}

export function write(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}
