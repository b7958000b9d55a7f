import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
		const slot = slotAt(folder);
		if (slot !== undefined) return slot;
	}
}

/** The slot of a folder; undefined if a living process uses it. */
function slotAt(folder: string): Slot | undefined {
	const owner = `${folder}.owner`;
	if (isTaken(owner)) return undefined;
	rmSync(owner, { force: true });
	return take(owner) ? { folder, release: () => rmSync(owner, { force: true }) } : undefined;
}

/** Removes the folders of slots whose processes were killed, which take room and are of no use. */
export function removeAbandoned(name: string): void {
	const pattern = new RegExp(`^${name}-\\d+$`);
	for (const found of readdirSync(cacheFolder()).filter((one) => pattern.test(one))) {
		const slot = slotAt(join(cacheFolder(), found));
		if (slot === undefined) continue;
		rmSync(slot.folder, { recursive: true, force: true });
		slot.release();
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
