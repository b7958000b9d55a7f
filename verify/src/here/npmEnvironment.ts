import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../environments/cache.ts";
import { bounded } from "../processes/bounded.ts";

interface NpmOptions {
	readonly signal: AbortSignal;
	/** Lets packages run code of theirs when they are installed. */
	readonly fromSource: boolean;
	/** Installs them again if they are there. */
	readonly fresh: boolean;
}

/** Seconds. */
const LIMIT = 1_800;

/** The folder with the `node_modules` that npm installs for these packages, kept in the cache. Throws with the reason if it cannot. */
export async function npmEnvironmentOf(packages: readonly string[], options: NpmOptions): Promise<string> {
	const { signal, fromSource, fresh } = options;
	const name = createHash("sha256").update(JSON.stringify([packages.toSorted(), fromSource]));
	const folder = join(cacheFolder(), "here", `npm-${name.digest("hex").slice(0, 16)}`);
	if (!fresh && existsSync(folder)) return folder;
	const draft = `${folder}.${process.pid}`;
	try {
		mkdirSync(draft, { recursive: true });
		const quiet = ["--no-audit", "--no-fund", "--no-save", "--loglevel", "error"];
		const scripts = fromSource ? [] : ["--ignore-scripts"];
		const args = ["install", "--prefix", draft, ...quiet, ...scripts, "--", ...packages];
		const { problem } = await bounded("npm", args, { seconds: LIMIT, signal });
		if (problem !== undefined) throw new Error(problem);
		rmSync(folder, { recursive: true, force: true });
		renameSync(draft, folder);
		return folder;
	} finally {
		rmSync(draft, { recursive: true, force: true });
	}
}
