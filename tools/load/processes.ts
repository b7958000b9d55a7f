import { readdirSync } from "node:fs";
import { memoryIn, procText, statOf } from "../../verify/src/processes/tree.ts";

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
	const fields = statOf(pid);
	return {
		memory: memoryIn(procText(pid, "status"), "VmRSS"),
		cpu: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS,
		descriptors: descriptorsOf(pid),
	};
}

function descriptorsOf(pid: number): number {
	try {
		return readdirSync(`/proc/${pid}/fd`).length;
	} catch {
		return 0;
	}
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
