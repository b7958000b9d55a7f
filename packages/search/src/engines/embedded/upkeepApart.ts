import { LIBRARY_KEYS } from "../../filed.ts";
import type { UpkeepProgress } from "../../upkeep.ts";
import type { SearchData } from "./searchingApart.ts";
import { Thread } from "./thread.ts";

/** Milliseconds the thread waits for a lock. */
const PATIENCE = 60_000;

/** Does a long piece of upkeep on the database at `path` in a thread of its own, which a signal ends. */
export async function apart<T>(
	path: string,
	work: "verify" | "rebuild",
	signal: AbortSignal,
	tell: (progress: UpkeepProgress) => void = () => {},
): Promise<T> {
	const data: SearchData = { path, patience: PATIENCE, keys: LIBRARY_KEYS };
	const thread = new Thread(new URL("upkeep.worker.ts", import.meta.url), data);
	const end = (): void => void thread.end();
	signal.addEventListener("abort", end, { once: true });
	try {
		return await thread.askInParts<UpkeepProgress, T>(tell, work);
	} finally {
		signal.removeEventListener("abort", end);
		await thread.end();
	}
}
