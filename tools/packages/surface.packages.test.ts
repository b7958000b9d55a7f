import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { apiPageOf, pagePath } from "../../scripts/packages/api/write.ts";
import { unpacked } from "../../scripts/packages/pack.ts";
import { manifestIn, PUBLISHED } from "../../scripts/packages/rooms.ts";
import { changeOf } from "../../scripts/packages/surface/change.ts";
import { surfaceOf } from "../../scripts/packages/surface/surface.ts";
import { ROOT } from "./places.ts";

it.each(PUBLISHED)("the API page of %s is made from its docstrings", (room) => {
	const page = readFileSync(join(ROOT, pagePath(room)), "utf8");
	expect(apiPageOf(ROOT, room), "run npm run surface").toBe(page);
});

it.each(PUBLISHED)("what %s offers is what its surface.txt says", (room) => {
	const reviewed = readFileSync(join(ROOT, room, "surface.txt"), "utf8");
	const now = surfaceOf(join(ROOT, unpacked(manifestIn(ROOT, room).name)));
	const { kind, lines } = changeOf(reviewed, now);
	expect(now, `a ${kind} change: review it and run npm run surface\n${lines.join("\n")}`).toBe(reviewed);
});
