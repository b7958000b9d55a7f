import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { openEmbedded } from "@vitrine/search";
import { afterAll, expect, it } from "vitest";

const bin = join(import.meta.dirname, "../bin/vitrine.mjs");
const folder = mkdtempSync(join(tmpdir(), "vitrine-cli-kills-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Enough for a long import, whose index is built in a worker thread. */
const RECORDS = 21_000;
const KILLS = Number(process.env["VITRINE_TEST_KILLS"] ?? 3);

it(
	`an import of a compressed file that is killed ${KILLS} times resumes, and becomes visible all at once`,
	async () => {
		const [data, file] = [join(folder, "data"), join(folder, "models.ndjson.gz")];
		const env = { ...process.env, VITRINE_DATA: data, NO_COLOR: "1" };
		writeEdition(file, 1);
		const whole = spawnSync(process.execPath, [bin, "import", file], { env, encoding: "utf8" });
		expect(whole.status).toBe(0);
		const started = performance.now();
		spawnSync(process.execPath, [bin, "import", file], { env });
		const duration = performance.now() - started;
		let edition = 1;
		let killed = 0;
		for (let attempt = 0; killed < KILLS; attempt++) {
			writeEdition(file, edition + 1);
			const child = spawn(process.execPath, [bin, "import", file], { env, stdio: "ignore", detached: true });
			const ended = once(child, "exit");
			await Promise.race([setTimeout(duration * ((attempt * 0.37 + 0.2) % 1)), ended]);
			// The command runs in a child process of the one that was started.
			const isKilled = child.exitCode === null && process.kill(-child.pid!, "SIGKILL");
			await ended;
			const seen = await seenEdition(join(data, "catalogue.sqlite"));
			expect(isKilled ? [edition, edition + 1] : [edition + 1]).toContain(seen);
			killed += isKilled ? 1 : 0;
			edition = seen;
		}
		writeEdition(file, edition + 1);
		const last = spawnSync(process.execPath, [bin, "import", "--json", file], { env, encoding: "utf8" });
		expect(JSON.parse(last.stdout)).toMatchObject({ imported: RECORDS, skipped: 0 });
		expect(await seenEdition(join(data, "catalogue.sqlite"))).toBe(edition + 1);
	},
	120_000 + KILLS * 60_000,
);

/** A dump whose records contain the name of their edition. */
function writeEdition(file: string, edition: number): void {
	const lines = Array.from(
		{ length: RECORDS },
		(_, i) => `{"id":"owner-${i % 89}/model-${i}","tags":["edition-${edition}"],"downloads":${i}}\n`,
	);
	writeFileSync(file, gzipSync(lines.join(""), { level: 1 }));
}

/** The one edition that a catalogue shows, in rows, totals and facets. */
async function seenEdition(path: string): Promise<number> {
	const index = openEmbedded(path);
	try {
		const { total, facets, rows } = await index.search({ facets: ["tag", "author"], sort: "downloads", limit: 1 });
		const [tag, ...others] = facets.tag ?? [];
		const owned = facets.author?.reduce((sum, { count }) => sum + count, 0);
		expect([await index.count(), total, tag?.count, owned, others]).toEqual([RECORDS, RECORDS, RECORDS, RECORDS, []]);
		expect(rows[0]?.record).toMatchObject({ downloads: RECORDS - 1, tags: [tag?.value] });
		return Number(tag?.value.replace("edition-", ""));
	} finally {
		await index.close();
	}
}
