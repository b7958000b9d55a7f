import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { run } from "../supply/archive.ts";
import { LICENCES_FILE, licenceTexts } from "../supply/licences.ts";
import { compile } from "./emitted.ts";
import { builtSpecifier, namedSources } from "./imports.ts";
import { LICENCE_FILES } from "./library.ts";
import { identity } from "./manifest.ts";
import { readmeOf } from "./readme.ts";
import { type Manifest, manifestIn, ROOMS } from "./rooms.ts";
import { write } from "./written.ts";

/** What is started besides the entries of the rooms: the command, and threads. */
const STARTED = ["apps/cli/src/main.ts", "packages/*/src/**/*.worker.ts"];

/** What is read while the command runs, and never compiled. */
const READ = [
	"apps/cli/bin/*",
	"apps/web/dist/client/.vite/manifest.json",
	"apps/web/dist/{client,fonts,server}/**",
	"apps/web/src/icon/preview.png",
	"docs/**",
	"fixtures/load/*/records.json",
	"packages/catalogue/media/*",
	"scripts/pinned-node.mjs",
	"starter/**",
	"verify/report.ndjson",
	"verify/src/here/**/*.{mjs,py,sh}",
	LICENCES_FILE,
	...LICENCE_FILES,
];

/**
 * Writes the package `vitrine` to a folder: the command line and the built site, compiled to JavaScript, in the folders of the
 * project. Its own packages are part of it. The site must have been built.
 */
export function writeApplication(project: string, folder: string): void {
	const names = namedSources(project);
	const out = relative(project, folder);
	const include = [...expanded(project, STARTED), ...names.values()].filter((file) => file.endsWith(".ts"));
	compile(project, { include, names, out, declarations: false });
	rmSync(join(folder, "tsconfig.json"));
	for (const file of expanded(project, READ)) copy(project, file, folder);
	for (const file of globSync("{apps,packages,verify}/**/*.{js,mjs}", { cwd: folder })) rewrite(folder, file, names);
	write(join(folder, "package.json"), `${JSON.stringify(applicationManifest(project), undefined, "\t")}\n`);
	write(join(folder, "README.md"), readmeOf(project, "."));
	write(join(folder, "LICENCE_TEXTS.txt"), licenceTexts(project));
}

/** Globs of the compiler have no alternatives, and only tracked files are packed, and those of the build. */
function expanded(project: string, globs: readonly string[]): readonly string[] {
	const tracked = new Set(run(project, "git", ["ls-files", "-z"]).split("\0"));
	return globSync(globs, { cwd: project })
		.filter((file) => tracked.has(file) || /^apps\/web\/dist\/.*\.\w+$/.test(file))
		.sort();
}

function copy(project: string, file: string, folder: string): void {
	mkdirSync(dirname(join(folder, file)), { recursive: true });
	copyFileSync(join(project, file), join(folder, file));
}

/** Files of the browser name only files beside them. */
function rewrite(folder: string, file: string, names: ReadonlyMap<string, string>): void {
	if (file.startsWith("apps/web/dist/client/")) return;
	const path = join(folder, file);
	const text = readFileSync(path, "utf8");
	writeFileSync(path, builtSpecifier(text, file, names));
}

function applicationManifest(project: string): object {
	const whole = manifestIn(project, ".");
	return {
		...identity(whole, whole, "."),
		// The site reads it in this form.
		repository: whole.repository,
		type: "module",
		bin: { vitrine: "apps/cli/bin/vitrine.mjs" },
		engines: whole.engines,
		dependencies: dependenciesOf(ROOMS.map((room) => manifestIn(project, room))),
		optionalDependencies: whole.optionalDependencies,
	};
}

/** The packages of others that some rooms need, each in its version. */
function dependenciesOf(rooms: readonly Manifest[]): Readonly<Record<string, string>> {
	const all = rooms.flatMap(({ dependencies = {} }) => Object.entries(dependencies));
	return Object.fromEntries(all.filter(([name]) => !name.startsWith("@vitrine/")).sort());
}
