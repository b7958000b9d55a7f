import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Frees what nothing refers to any more. V8 hardly counts the memory of WebAssembly, in which segments are: it would keep
 * those of earlier snapshots, hundreds of megabytes each, until its own objects need room.
 */
export function collectGarbage(): void {
	collect ??= collector();
	collect();
}

let collect: (() => void) | undefined;

/** V8 has its collector as a function only in contexts that are made while this flag is set. */
function collector(): () => void {
	setFlagsFromString("--expose-gc");
	try {
		return runInNewContext("gc") as () => void;
	} finally {
		setFlagsFromString("--no-expose-gc");
	}
}
