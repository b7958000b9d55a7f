import { copyFileSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { versionsOf, writeComponents } from "./components.ts";
import { asData, DESCRIBED } from "./described.ts";
import { withNeighbours } from "./neighbours.ts";
import { publishedManifest } from "./manifest.ts";
import { readmeOf } from "./readme.ts";
import { COMPONENTS } from "./rooms.ts";
import { asModule, withSource } from "./rewrites.ts";
import type { HolesOf } from "./holes.ts";
import type { Preparation } from "./makers.ts";
import { preparable } from "./preparable.ts";
import { mayHaveTemplates, withReadTemplates } from "./templates.ts";
import { builtText, write } from "./written.ts";

/** The files of the licence, which every package has. */
export const LICENCE_FILES = ["LICENSE", "NOTICE"];

/**
 * Writes the files of a package to a folder: `dist` from the compiled sources, `src` for the source maps, the manifest, the
 * readme and the licence.
 */
export function writeLibrary(project: string, room: string, compiled: string, folder: string, holesOf: HolesOf): void {
	const from = join(project, compiled, room, "src");
	const prepared = preparedIn(room, from, holesOf);
	for (const file of globSync("**/*.{js,d.ts,map,json}", { cwd: from })) {
		const [name, text] = built(room, file, readFileSync(join(from, file), "utf8"), { holesOf, prepared });
		write(join(folder, "dist", name), REWRITTEN[join(room, file)]?.(join(from, file), text) ?? text);
		copySource(join(project, room, "src"), file, join(folder, "src"));
	}
	const needs = room === COMPONENTS ? versionsOf(project, writeComponents(project, compiled, folder)) : undefined;
	const manifest = `${JSON.stringify(publishedManifest(project, room, needs), undefined, "\t")}\n`;
	write(join(folder, "package.json"), manifest);
	write(join(folder, "README.md"), readmeOf(project, room));
	for (const name of LICENCE_FILES) copyFileSync(join(project, name), join(folder, name));
}

/** The room whose code reads a variable only where its file says so: values come from records. */
const PLAIN_ROOM = "packages/catalogue";

/** Files that packing writes: the index whose files are mostly text, whose order decides how well a bundle of all compresses; data. */
const REWRITTEN: Readonly<Record<string, (file: string, text: string) => string>> = {
	[join(PLAIN_ROOM, "libraries/index.js")]: withNeighbours,
	[join(PLAIN_ROOM, DESCRIBED)]: asData,
};

/** The name and the text of a compiled file in the package. */
function built(
	room: string,
	file: string,
	text: string,
	{ holesOf, prepared }: { readonly holesOf: HolesOf; readonly prepared: ReadonlyMap<string, Preparation> },
): readonly [name: string, text: string] {
	if (file.endsWith(".json")) return [file.replace(/json$/, "js"), asModule(text)];
	if (file.endsWith(".js") && mayHaveTemplates(text)) {
		const holes = holesOf(join(room, "src", sourceOf(file)));
		const use = { isPlain: room === PLAIN_ROOM, prepared: prepared.get(file) ?? ("none" as const) };
		return [file, withReadTemplates({ file, text: builtText(text), holes }, use)];
	}
	if (!file.endsWith(".map")) return [file, builtText(text)];
	const source = join("src", sourceOf(file.slice(0, -".map".length)));
	return [file, withSource(text, relative(dirname(join("dist", file)), source))];
}

/** The files of the libraries whose code can be laid out when it is packed. */
function preparedIn(room: string, from: string, holesOf: HolesOf): ReadonlyMap<string, Preparation> {
	if (room !== PLAIN_ROOM) return new Map();
	const files = globSync("{libraries,loading}/**/*.js", { cwd: from });
	const texts = new Map(files.map((file) => [file, builtText(readFileSync(join(from, file), "utf8"))]));
	return preparable(from, texts, (file) => holesOf(join(room, "src", sourceOf(file))));
}

const sourceOf = (file: string): string => file.replace(/(?:\.d\.ts|\.js)$/, ".ts");

function copySource(from: string, file: string, to: string): void {
	if (!file.endsWith(".js")) return;
	const source = sourceOf(file);
	mkdirSync(dirname(join(to, source)), { recursive: true });
	copyFileSync(join(from, source), join(to, source));
}
