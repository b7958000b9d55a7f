import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Runs a statement in a backup, as somebody could who wants it to be restored: its last line fits it again. */
export function changeBackup(file: string, sql: string): void {
	const before = readFileSync(file);
	const end = before.lastIndexOf("\n{");
	const manifest = JSON.parse(before.subarray(end).toString()) as object;
	writeFileSync(file, before.subarray(0, end));
	const database = new DatabaseSync(file);
	database.exec(`PRAGMA journal_mode = DELETE; ${sql}`);
	database.close();
	const bytes = readFileSync(file);
	const line = { ...manifest, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
	writeFileSync(file, Buffer.concat([bytes, Buffer.from(`\n${JSON.stringify(line)}\n`)]));
}
