// Verifies or rebuilds in a thread of its own, so that searches go on meanwhile.
import { dirname } from "node:path";
import { workerData } from "node:worker_threads";
import { filingWith } from "../../filing.ts";
import type { UpkeepProgress, Verification } from "../../upkeep.ts";
import { answering } from "./answering.ts";
import { connect } from "./database.ts";
import { Holdings } from "./holdings.ts";
import type { SearchData } from "./searchingApart.ts";
import { rebuilding } from "./upkeepRebuild.ts";
import { verifying } from "./upkeepVerify.ts";

const { path, patience, keys } = workerData as SearchData;
const database = connect(path, patience);
const file = filingWith(new Set(keys));

/** Milliseconds between two words on how far it is. */
const EVERY = 100;

type Tell = (progress: UpkeepProgress) => void;

function verify(tell: Tell): Verification {
	// All that is compared is of one commit. The thread ends with this: a transaction on a damaged file cannot be ended.
	database.exec("BEGIN DEFERRED");
	return toItsEnd(verifying(database, new Holdings(file, dirname(path)), file), tell);
}

const rebuild = (tell: Tell): string => toItsEnd(rebuilding(database, path, file), tell);

function toItsEnd<T>(work: Generator<UpkeepProgress, T>, tell: Tell): T {
	for (let told = -Infinity; ;) {
		const { done, value } = work.next();
		if (done) return value;
		if (performance.now() - told < EVERY) continue;
		told = performance.now();
		tell(value);
	}
}

answering(path, { verify, rebuild });
