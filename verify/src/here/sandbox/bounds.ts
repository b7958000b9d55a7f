import type { ChildProcess } from "node:child_process";
import { killGroup } from "../../processes/group.ts";
import { diskUsage } from "./diskUsage.ts";
import { usageOf } from "./usage.ts";

/** What a program may use. */
export interface SandboxBounds {
	/** Seconds. */
	readonly time: number;
	/** Bytes of memory, without pages of files. */
	readonly memory: number;
	/** Bytes on disk. */
	readonly disk: number;
	readonly processes: number;
}

/** What a program used, while it is watched. */
interface Watch {
	/** The highest resident memory, in bytes. */
	peak(): number;
	/** Why the program was stopped, as a sentence; undefined if it was not. */
	stopped(): string | undefined;
	end(): void;
}

/** Milliseconds between two looks at the processes, and looks at the processes for each look at the disk. */
const [EVERY, DISK_EVERY] = [100, 5];

/**
 * Watches a program that writes to a folder, and kills its group at its bounds, or when the signal is aborted: the sandbox,
 * and with it all of its processes; without a sandbox, what did not leave the group.
 */
export function watchProgram(
	child: ChildProcess,
	folder: string,
	{ time, memory, disk, processes }: SandboxBounds,
	signal: AbortSignal,
): Watch {
	const started = performance.now();
	let [peak, looks] = [0, 0];
	let why: string | undefined;
	const stop = (reason: string): void => {
		why ??= reason;
		killGroup(child);
	};
	const look = (): void => {
		const usage = child.pid === undefined ? undefined : usageOf(child.pid);
		peak = Math.max(peak, usage?.resident ?? 0);
		if (signal.aborted) stop("Interrupted.");
		else if (performance.now() - started > time * 1000) stop(`Stopped after ${time} seconds.`);
		else if (usage && usage.own > memory) stop(`Stopped at ${gigabytes(memory)} of memory.`);
		else if (usage && usage.processes > processes) stop(`Stopped at ${processes} processes.`);
		else if (looks++ % DISK_EVERY === 0 && diskUsage(folder) > disk) stop(`Stopped at ${gigabytes(disk)} on disk.`);
	};
	const timer = setInterval(look, EVERY);
	signal.addEventListener("abort", look);
	return {
		peak: () => peak,
		stopped: () => why,
		end: () => {
			clearInterval(timer);
			signal.removeEventListener("abort", look);
		},
	};
}

const gigabytes = (bytes: number): string => `${Number((bytes / 1e9).toPrecision(3))} GB`;
