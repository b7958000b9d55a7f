import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { OUTCOME_BOUNDS } from "@vitrine/model";
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

/** An npm environment that holds exactly what an install line gives. */
interface NpmEnvironment {
	/** The folder with `node_modules`. */
	readonly folder: string;
	/** The version of each installed package, those of the install line first. */
	readonly versions: Readonly<Record<string, string>>;
}

/** The environment that npm installs for these packages, kept in the cache. Throws with the reason if it cannot. */
export async function npmEnvironmentOf(packages: readonly string[], options: NpmOptions): Promise<NpmEnvironment> {
	const { signal, fromSource, fresh } = options;
	const folder = npmFolder(packages, fromSource);
	if (!fresh && existsSync(folder)) return { folder, versions: versionsIn(folder, packages) };
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
		return { folder, versions: versionsIn(folder, packages) };
	} finally {
		rmSync(draft, { recursive: true, force: true });
	}
}

/** Where the npm environment of an install line is kept. */
export function npmFolder(packages: readonly string[], fromSource: boolean): string {
	const hash = createHash("sha256").update(JSON.stringify([packages.toSorted(), fromSource]));
	return join(cacheFolder(), "here", `npm-${hash.digest("hex").slice(0, 16)}`);
}

/** The packages that npm has installed at the top, by its own list. */
function versionsIn(folder: string, packages: readonly string[]): NpmEnvironment["versions"] {
	const { packages: all } = JSON.parse(readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8")) as {
		readonly packages: Readonly<Record<string, { readonly version?: string }>>;
	};
	const found = Object.entries(all).flatMap(([path, { version }]) => {
		const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
		return name === undefined || version === undefined ? [] : [[name, version] as const];
	});
	const isNamed = (name: string): boolean => packages.some((one) => one === name || one.startsWith(`${name}@`));
	const first = found.filter(([name]) => isNamed(name));
	return Object.fromEntries([...first, ...found.filter(([name]) => !isNamed(name))].slice(0, OUTCOME_BOUNDS.versions));
}
