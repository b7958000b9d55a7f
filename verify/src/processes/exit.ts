import type { ChildProcess } from "node:child_process";

/** The exit status of a process once its output is closed, null if a signal ended it; rejects if it cannot be started. */
export function exitOf(child: ChildProcess): Promise<number | null> {
	const exit = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
	// A caller may still be reading output when the process fails to start.
	exit.catch(() => undefined);
	return exit;
}
