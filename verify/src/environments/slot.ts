import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "./cache.ts";

/** A numbered folder that one process uses at a time. */
interface Slot {
	readonly folder: string;
	release(): void;
}

/** Takes the first folder `<name>-1`, `<name>-2`, … of the cache that no living process uses. */
export function takeSlot(name: string): Slot {
	mkdirSync(cacheFolder(), { recursive: true });
	for (let number = 1; ; number += 1) {
		const folder = join(cacheFolder(), `${name}-${number}`);
		const owner = `${folder}.owner`;
		if (isTaken(owner)) continue;
		rmSync(owner, { force: true });
		if (take(owner)) return { folder, release: () => rmSync(owner, { force: true }) };
	}
}

function take(owner: string): boolean {
	try {
		writeFileSync(owner, String(process.pid), { flag: "wx" });
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
		throw error;
	}
}

/** Whether the process that wrote the file still runs. */
function isTaken(owner: string): boolean {
	try {
		process.kill(Number(readFileSync(owner, "utf8")), 0);
		return true;
	} catch {
		return false;
	}
}
