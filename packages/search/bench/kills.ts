// Kills imports at random moments: node scripts/with-node.mjs packages/search/bench/kills.ts [--kills 100] [--records 25000] [--seed 1]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { killImports } from "../src/engines/embedded/testing/kills.ts";
import { Random } from "./random.ts";

const { values } = parseArgs({
	options: {
		kills: { type: "string", default: "100" },
		records: { type: "string", default: "25000" },
		seed: { type: "string", default: "1" },
	},
});
const random = new Random(Number(values.seed));
const folder = mkdtempSync(join(tmpdir(), "vitrine-kills-"));
try {
	const path = join(folder, "catalogue.sqlite");
	const counts = await killImports(path, Number(values.kills), Number(values.records), () => random.next());
	console.log(
		`${counts.killed} imports were killed, ${counts.committing} of them during the commit; ${counts.finished} finished, ` +
			`${counts.resumed} resumed from a killed one. Both readers saw the same complete edition each time.`,
	);
} finally {
	rmSync(folder, { recursive: true });
}
