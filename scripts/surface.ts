// npm run surface: writes packages/*/surface.txt and docs/api-*.md from the compiled declarations, and prints what kind of change that is.
// npm run surface -- --since REF: prints what kind of change the written surfaces are since a commit or tag; writes nothing.
//   It exits with 1 if the version in package.json has been raised, but by less than that change needs.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { apiPageOf, pagePath } from "./packages/api/write.ts";
import { packLibraries, unpacked } from "./packages/pack.ts";
import { manifestIn, PUBLISHED } from "./packages/rooms.ts";
import { changeOf, nextVersion } from "./packages/surface/change.ts";
import { isEnough, sinceText } from "./packages/surface/report.ts";
import { changesSince, SURFACE } from "./packages/surface/since.ts";
import { surfaceOf } from "./packages/surface/surface.ts";

const root = dirname(import.meta.dirname);
const { since } = parseArgs({ options: { since: { type: "string" } } }).values;

if (since === undefined) write();
else compare(since);

function compare(ref: string): void {
	try {
		const changes = changesSince(root, ref);
		console.log(sinceText(ref, changes));
		if (!isEnough(manifestIn(root, ".").version, changes)) process.exitCode = 1;
	} catch (error) {
		console.error(`--since is ${JSON.stringify(ref)}: ${(error as Error).message.trim()}`);
		process.exitCode = 2;
	}
}

function write(): void {
	packLibraries(root);
	for (const room of PUBLISHED) {
		const { name } = manifestIn(root, room);
		const file = join(root, room, SURFACE);
		const before = existsSync(file) ? readFileSync(file, "utf8") : "";
		const after = surfaceOf(join(root, unpacked(name)));
		writeFileSync(file, after);
		writeFileSync(join(root, pagePath(room)), apiPageOf(root, room));
		const { kind, lines } = changeOf(before, after);
		const next = nextVersion(manifestIn(root, ".").version, kind);
		console.log(
			before === after ? `${name}: no change` : `${name}: a ${kind} change; the next version is at least ${next}`,
		);
		for (const line of lines.slice(0, 20)) console.log(`  ${kind === "major" ? "-" : "+"} ${line}`);
	}
}
