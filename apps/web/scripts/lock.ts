import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const POLL = 100;
/** A holder that has not registered by then has died. */
const UNSIGNED = 5_000;

/** Runs `work` while no other process runs under the same lock, a folder at `path`. A lock whose holder died is taken over. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
	for (let waited = 0; !take(path); waited += POLL) {
		if (isAbandoned(path, waited)) rmSync(path, { recursive: true, force: true });
		else await setTimeout(POLL);
	}
	try {
		return await work();
	} finally {
		rmSync(path, { recursive: true, force: true });
	}
}

function take(path: string): boolean {
	try {
		mkdirSync(path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
		throw error;
	}
	writeFileSync(join(path, "pid"), String(process.pid));
	return true;
}

function isAbandoned(path: string, waited: number): boolean {
	try {
		process.kill(Number(readFileSync(join(path, "pid"), "utf8")), 0);
		return false;
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		return code === "ESRCH" || (code === "ENOENT" && waited > UNSIGNED);
	}
}
