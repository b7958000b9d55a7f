import type { ChildProcess } from "node:child_process";

/** Kills a process that leads a group, and its group. */
export function killGroup({ pid }: ChildProcess): void {
	try {
		if (pid !== undefined) process.kill(-pid, "SIGKILL");
	} catch {
		// It has ended.
	}
}
