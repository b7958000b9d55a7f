import type { MaintenanceProgress, OnProgress } from "../../../api/maintenance.ts";
import { LIBRARY_KEYS } from "../../../indexing/catalogueIndexer.ts";
import { WorkerClient } from "../worker/workerClient.ts";

/** Milliseconds that the thread waits for a lock. */
const LOCK_TIMEOUT_MS = 60_000;

/** Verifies or rebuilds an index in a worker thread, which the signal stops. */
export async function runInWorker<T>(
	path: string,
	method: "verify" | "rebuild",
	signal: AbortSignal,
	onProgress: OnProgress = () => {},
): Promise<T> {
	const settings = { path, lockTimeout: LOCK_TIMEOUT_MS, libraryKeys: LIBRARY_KEYS };
	const worker = new WorkerClient(new URL("maintenance.worker.ts", import.meta.url), settings);
	const stop = (): void => void worker.stop();
	signal.addEventListener("abort", stop, { once: true });
	try {
		return await worker.callInParts<MaintenanceProgress, T>(onProgress, method);
	} finally {
		signal.removeEventListener("abort", stop);
		await worker.stop();
	}
}
