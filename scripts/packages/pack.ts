import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, run, writeArchive } from "../supply/archive.ts";
import { writeApplication } from "./application.ts";
import { compile } from "./emitted.ts";
import { withHoles } from "./holes.ts";
import { namedSources } from "./imports.ts";
import { writeLibrary } from "./library.ts";
import { manifestIn, PUBLISHED } from "./rooms.ts";

/** The folder of the archives, below that of the project. */
export const PACKED = "dist/packages";

/** The folder of an unpacked package, below that of the project. */
export const unpacked = (name: string): string => join(PACKED, "unpacked", name);

/**
 * Packs the libraries and the application. The site must have been built. Returns the paths of the archives below the project. The
 * same commit gives the same bytes.
 */
export function packAll(project: string): readonly string[] {
	rmSync(join(project, PACKED), { recursive: true, force: true });
	mkdirSync(join(project, PACKED), { recursive: true });
	const { name, version } = manifestIn(project, ".");
	writeApplication(project, join(project, unpacked(name)));
	return [...packLibraries(project), archived(project, name, version)];
}

/** Packs the libraries alone. */
export function packLibraries(project: string): readonly string[] {
	const out = join(PACKED, "compiled");
	compile(project, {
		include: PUBLISHED.map((room) => join(room, "src")),
		out,
		names: namedSources(project),
		declarations: true,
	});
	const { version } = manifestIn(project, ".");
	return withHoles(project, join(out, "tsconfig.json"), (holesOf) =>
		PUBLISHED.map((room) => {
			const { name } = manifestIn(project, room);
			writeLibrary(project, room, out, join(project, unpacked(name)), holesOf);
			return archived(project, name, version);
		}),
	);
}

/** Writes the archive of a folder, as npm names it. */
function archived(project: string, name: string, version: string): string {
	const file = join(PACKED, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
	const folder = join(project, unpacked(name));
	const target = { file: join(project, file), prefix: "package", epoch: epochOf(project) };
	writeArchive(folder, target, filesBelow(folder, ".").toSorted());
	return file;
}

/** The time of the packed files, in seconds since 1970. */
export const epochOf = (project: string): string =>
	process.env["SOURCE_DATE_EPOCH"] ?? run(project, "git", ["log", "-1", "--format=%ct"]).trim();
