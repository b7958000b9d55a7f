import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, it, onTestFinished } from "vitest";
import type { Maintenance } from "../../../api/maintenance.ts";
import type { Index } from "../../../api/searchIndex.ts";
import { imported } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";
import { editionOf, SOURCE } from "../testing/kills.ts";
import { backUpEmbedded, restoreEmbedded } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-backups-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Enough for several steps of a copy, and for an index that is built while an import runs. */
const RECORDS = 25_000;

let made = 0;
function newPath(): string {
	const path = join(folder, `${made++}`, "catalogue.sqlite");
	mkdirSync(dirname(path));
	return path;
}

function opened(path: string): Index & Maintenance {
	const index = openEmbedded(path);
	onTestFinished(() => index.close());
	return index;
}

/** The only edition that an index shows, in its count, its rows and its facets. */
async function editionOfAll(index: Index): Promise<number> {
	const { total, facets } = await index.search({ text: "model", facets: ["tag"] });
	const [tag, ...others] = facets.tag ?? [];
	expect([await index.count(), total, tag?.count, others]).toEqual([RECORDS, RECORDS, RECORDS, []]);
	return Number(tag?.value.replace("edition-", ""));
}

interface Child {
	said(): string;
	isRunning(): boolean;
	readonly ended: Promise<unknown>;
	kill(): void;
}

function started(script: string, ...words: readonly string[]): Child {
	const file = join(import.meta.dirname, "../testing", script);
	const child = spawn(process.execPath, [file, ...words], { stdio: ["ignore", "pipe", "inherit"] });
	onTestFinished(() => void child.kill("SIGKILL"));
	let output = "";
	child.stdout.on("data", (piece: Buffer) => (output += piece.toString()));
	return {
		said: () => output,
		isRunning: () => child.exitCode === null && child.signalCode === null,
		ended: once(child, "close"),
		kill: () => void child.kill("SIGKILL"),
	};
}

it(
	"backups in a loop, while imports run and readers search, each show one complete commit",
	{ timeout: 600_000 },
	async () => {
		const path = newPath();
		const reader = opened(path);
		await imported(reader, editionOf(1, RECORDS), SOURCE, true);
		const backups: string[] = [];
		for (const edition of [2, 3]) {
			const importing = started("edition.ts", path, String(edition), String(RECORDS));
			while (importing.isRunning()) {
				backups.push((await backUpEmbedded(path, join(folder, `${backups.length}.backup`))).file);
				expect([edition - 1, edition]).toContain(await editionOfAll(reader));
			}
			await importing.ended;
			expect(importing.said()).toContain("finished");
		}
		expect(await editionOfAll(reader)).toBe(3);
		const sample = [0, Math.floor(backups.length / 2), backups.length - 1].map((at) => backups[at] ?? "");
		const seen: number[] = [];
		for (const backup of sample) {
			await restoreEmbedded(path, backup);
			seen.push(await editionOfAll(reader));
			expect(await reader.verify()).toEqual({ records: RECORDS, problems: [], found: 0 });
		}
		expect(seen).toEqual(seen.toSorted());
		expect(seen[0]).toBe(1);
	},
);

it(
	"restores and backups that are killed leave a complete catalogue and a complete backup",
	{ timeout: 600_000 },
	async () => {
		const path = newPath();
		const reader = opened(path);
		await imported(reader, editionOf(1, RECORDS), SOURCE, true);
		const { file } = await backUpEmbedded(path, join(folder, "kill.backup"));
		await imported(reader, editionOf(2, RECORDS), SOURCE, true);
		const before = performance.now();
		const whole = started("backup.ts", "restore", path, file);
		await whole.ended;
		const duration = performance.now() - before;
		expect([whole.said(), await editionOfAll(reader)]).toEqual(["started\nfinished\n", 1]);
		for (const share of [0.4, 0.6, 0.8, 0.95]) {
			await imported(reader, editionOf(2, RECORDS), SOURCE, true);
			const restoring = started("backup.ts", "restore", path, file);
			await Promise.race([setTimeout(duration * share), restoring.ended]);
			restoring.kill();
			await restoring.ended;
			const edition = await editionOfAll(reader);
			expect(restoring.said().endsWith("finished\n") ? [1] : [1, 2]).toContain(edition);
			expect(await reader.verify()).toMatchObject({ records: RECORDS, found: 0 });
		}
		for (const share of [0.1, 0.2, 0.3]) {
			const saving = started("backup.ts", "backup", path, file);
			await Promise.race([setTimeout(duration * share), saving.ended]);
			saving.kill();
			await saving.ended;
			await restoreEmbedded(path, file);
			await editionOfAll(reader);
		}
		expect(readdirSync(dirname(path)).filter((name) => name.includes(".restore-"))).toEqual([]);
	},
);
