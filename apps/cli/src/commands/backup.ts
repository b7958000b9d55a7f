import type { Command } from "commander";
import type { MaintenanceProgress } from "@vitrine/search";
import { backUp, placeOf, restore, tokensFile } from "@vitrine/store";
import { counted, json, printable } from "../format.ts";
import type { Io } from "../io.ts";
import { dataOption, examples, jsonOption, opensearchOption } from "../options.ts";
import { duration, ProgressLine } from "../progress.ts";

interface Options {
	readonly force?: boolean;
	readonly json?: boolean;
	readonly data?: string;
	readonly opensearch?: string;
}

const BACKUP_END = `
The backup is one file with the catalogue as of its last commit, and with the
tokens as hashes. Its last line, as JSON, has the number of records, the version
and a checksum. The site and imports can keep running.
${examples("vitrine backup vitrine.backup", "vitrine backup /var/backups/", "vitrine backup --force vitrine.backup")}`;

const RESTORE_END = `
The backup is checked first. If anything is wrong, the catalogue is not changed.
A running site shows the restored catalogue at once. Tokens in the backup are
added to the list; existing tokens stay, and revoked tokens stay revoked.
${examples("vitrine restore vitrine.backup", "vitrine restore vitrine.backup --data /var/lib/vitrine")}`;

/** `vitrine backup FILE` */
export function backupCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("backup")
		.description("Write a backup of the catalogue; the site can keep running")
		.argument("<file>", "File to write, or a folder for a file with the current time in its name")
		.option("--force", "Replace an earlier backup of the same name")
		.addOption(jsonOption())
		.addOption(dataOption())
		.addOption(opensearchOption())
		.addHelpText("after", BACKUP_END)
		.action((file: string, options: Options) => writeBackup(io, file, options));
}

/** `vitrine restore FILE` */
export function restoreCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("restore")
		.description("Replace the catalogue with a backup; the site can keep running")
		.argument("<file>", "File that `vitrine backup` wrote")
		.addOption(jsonOption())
		.addOption(dataOption())
		.addOption(opensearchOption())
		.addHelpText("after", RESTORE_END)
		.action((file: string, options: Options) => readBackup(io, file, options));
}

async function writeBackup(io: Io, to: string, options: Options): Promise<void> {
	const { force = false } = options;
	const line = new ProgressLine(io, "backup");
	const place = placeOf(io.env, options);
	const { file, manifest } = await backUp(place, to, {
		force,
		tokens: tokensFile(io.env, place),
		...reports(io, line),
	}).finally(() => line.end());
	const seconds = line.seconds();
	const done = `Backed up ${counted(manifest.records, "record")} to ${printable(file)} in ${duration(seconds)}.\n`;
	await io.out(options.json ? json({ file, ...manifest, seconds }) : done);
}

async function readBackup(io: Io, from: string, options: Options): Promise<void> {
	const line = new ProgressLine(io, "restore");
	const wait = setTimeout(() => io.err(WAITING), WAIT_MS);
	const place = placeOf(io.env, options);
	const manifest = await restore(place, from, {
		tokens: tokensFile(io.env, place),
		...reports(io, line),
		onProgress: (progress) => {
			clearTimeout(wait);
			report(line, progress);
		},
	}).finally(() => {
		clearTimeout(wait);
		line.end();
	});
	const seconds = line.seconds();
	const done = `Restored ${counted(manifest.records, "record")} of ${manifest.createdAt} in ${duration(seconds)}.\n`;
	await io.out(options.json ? json({ restored: true, ...manifest, seconds }) : done);
}

/** Milliseconds without progress after which the write lock is probably taken. */
const WAIT_MS = 1000;
const WAITING = "Waiting for the write lock; an import may be running …\n";

const reports = (io: Io, line: ProgressLine) => ({
	signal: io.signal,
	onNotice: (message: string) => io.err(`${message}\n`),
	onProgress: (progress: MaintenanceProgress) => report(line, progress),
});

const report = (line: ProgressLine, { done, of }: MaintenanceProgress): void =>
	line.report({ imported: done, skipped: 0, met: 0, ...(of !== undefined && { expected: of }) });
