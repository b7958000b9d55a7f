// npm run surface: writes packages/*/surface.txt from the compiled declarations, and prints what kind of change that is.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packLibraries, unpacked } from "./packages/pack.ts";
import { manifestIn, PUBLISHED } from "./packages/rooms.ts";
import { changeOf, nextVersion } from "./packages/surface/change.ts";
import { surfaceOf } from "./packages/surface/surface.ts";

const root = dirname(import.meta.dirname);

packLibraries(root);
for (const room of PUBLISHED) {
	const { name } = manifestIn(root, room);
	const file = join(root, room, "surface.txt");
	const before = existsSync(file) ? readFileSync(file, "utf8") : "";
	const after = surfaceOf(join(root, unpacked(name)));
	writeFileSync(file, after);
	const { kind, lines } = changeOf(before, after);
	const next = nextVersion(manifestIn(root, ".").version, kind);
	console.log(
		before === after ? `${name}: no change` : `${name}: a ${kind} change; the next version is at least ${next}`,
	);
	for (const line of lines.slice(0, 20)) console.log(`  ${kind === "major" ? "-" : "+"} ${line}`);
}
