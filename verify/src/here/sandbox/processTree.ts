import { readdirSync, readFileSync } from "node:fs";

/** What a process and all below it use now. */
interface Usage {
	readonly processes: number;
	/** Resident bytes; pages of files that several of them map count once for each. */
	readonly resident: number;
	/** Bytes that are not pages of files. */
	readonly own: number;
}

const NONE: Usage = { processes: 0, resident: 0, own: 0 };

/** The use of a process and its descendants, from `/proc`; nothing on systems without it. */
export function usageOf(root: number): Usage {
	const children = childrenByParent();
	let usage = NONE;
	const waiting = [root];
	for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
		waiting.push(...(children.get(pid) ?? []));
		usage = added(usage, statusOf(pid));
	}
	return usage;
}

function childrenByParent(): ReadonlyMap<number, readonly number[]> {
	const found = new Map<number, number[]>();
	for (const pid of pids()) {
		// The name of a program may contain anything, parentheses included.
		const parent = Number(/\) \S (\d+) [^)]*$/.exec(textOf(`/proc/${pid}/stat`))?.[1]);
		if (Number.isInteger(parent)) found.set(parent, [...(found.get(parent) ?? []), pid]);
	}
	return found;
}

function pids(): readonly number[] {
	try {
		return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
	} catch {
		return [];
	}
}

function statusOf(pid: number): Usage {
	const status = textOf(`/proc/${pid}/status`);
	const bytes = (field: string): number =>
		1024 * Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? 0);
	return { processes: 1, resident: bytes("VmRSS"), own: bytes("RssAnon") + bytes("RssShmem") };
}

const added = (a: Usage, b: Usage): Usage => ({
	processes: a.processes + b.processes,
	resident: a.resident + b.resident,
	own: a.own + b.own,
});

/** The text of a file of `/proc`; empty if its process has ended. */
function textOf(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
