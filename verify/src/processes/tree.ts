import { readdirSync, readFileSync } from "node:fs";

/** The ids of a process and of its descendants that still run, from `/proc`; only its own on systems without it. */
export function treeOf(root: number): readonly number[] {
	const children = Map.groupBy(pids(), parentOf);
	const found = [root];
	for (const pid of found) found.push(...(children.get(pid) ?? []));
	return found;
}

function pids(): readonly number[] {
	try {
		return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
	} catch {
		return [];
	}
}

const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** The fields of `/proc/PID/stat` from the state on; the name before them may contain anything. None if the process has ended. */
export function statOf(pid: number): readonly string[] {
	const text = procText(pid, "stat");
	return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** The text of a file of a process in `/proc`; empty if it has ended. */
export function procText(pid: number, file: string): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		return "";
	}
}

/** The bytes of a field, such as `VmRSS`, in the text of `/proc/PID/status`; 0 if it has none. */
export const memoryIn = (status: string, field: string): number =>
	1024 * Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? 0);
