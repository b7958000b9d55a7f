import { readFileSync, readdirSync } from "node:fs";

/** What some processes use now. */
export interface Use {
	/** Bytes in memory. */
	readonly memory: number;
	/** Seconds of CPU time since their start, in user and system mode. */
	readonly cpu: number;
	/** Open file descriptors. */
	readonly descriptors: number;
}

/** Clock ticks a second in /proc, which Linux fixes for programs. */
const TICKS = 100;

/** The process and everything it started that still runs. */
export function treeOf(root: number): readonly number[] {
	const children = Map.groupBy(allProcesses(), ({ parent }) => parent);
	const found = [root];
	for (const pid of found) for (const child of children.get(pid) ?? []) found.push(child.pid);
	return found;
}

/** What processes use; one that has ended uses nothing. */
export function useOf(pids: readonly number[]): Use {
	const all = pids.map(useOfOne);
	return {
		memory: sum(all.map(({ memory }) => memory)),
		cpu: sum(all.map(({ cpu }) => cpu)),
		descriptors: sum(all.map(({ descriptors }) => descriptors)),
	};
}

function useOfOne(pid: number): Use {
	try {
		const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
		const fields = statOf(pid);
		return {
			memory: Number(kilobytes ?? 0) * 1024,
			cpu: (Number(fields[11]) + Number(fields[12])) / TICKS,
			descriptors: readdirSync(`/proc/${pid}/fd`).length,
		};
	} catch {
		return { memory: 0, cpu: 0, descriptors: 0 };
	}
}

function allProcesses(): readonly { readonly pid: number; readonly parent: number }[] {
	return readdirSync("/proc").flatMap((name) => {
		if (!/^\d+$/.test(name)) return [];
		try {
			return [{ pid: Number(name), parent: Number(statOf(Number(name))[1]) }];
		} catch {
			return [];
		}
	});
}

/** The fields of /proc/PID/stat from the state on; the name before them may contain spaces. */
function statOf(pid: number): readonly string[] {
	const text = readFileSync(`/proc/${pid}/stat`, "utf8");
	return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
