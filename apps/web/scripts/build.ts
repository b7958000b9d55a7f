import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./lock.ts";

const web = fileURLToPath(new URL("..", import.meta.url));
const root = fileURLToPath(new URL("../../..", import.meta.url));
const dist = join(web, "dist");
const stamp = join(dist, ".stamp");

/** What a build is made of. Packages are part of it: islands take code from them into the browser. */
const SOURCES = [
	join(web, "src"),
	join(web, "scripts"),
	join(web, "vite.config.ts"),
	join(root, "package-lock.json"),
	join(root, "verify/src"),
	...["code", "model", "catalogue", "inference", "search"].map((name) => join(root, "packages", name, "src")),
];

/** The server, as built: import it and call its `serve`. */
export const serverFile: string = join(dist, "server/serve.js");

/**
 * Builds the site if a source is younger than the last build; gives whether it did. `say` is told of the work before
 * it starts. Of several processes one builds and the others wait for it.
 */
export async function buildIfStale(say: (message: string) => void = () => {}): Promise<boolean> {
	if (!isStale()) return false;
	mkdirSync(dist, { recursive: true });
	return withLock(join(dist, ".lock"), async () => {
		if (!isStale()) return false;
		say("Building the pages …");
		await bundle();
		return true;
	});
}

function isStale(): boolean {
	return !existsSync(stamp) || statSync(stamp).mtimeMs < Math.max(...SOURCES.map(newest));
}

/** Bundles in a process of its own: the environment of this one, a test's for instance, would shape what comes out. */
async function bundle(): Promise<void> {
	const script = fileURLToPath(new URL("bundle.ts", import.meta.url));
	const env = { ...process.env, NODE_ENV: "production" };
	const child = spawn(process.execPath, [script, stamp], { cwd: web, env, stdio: ["ignore", "inherit", "inherit"] });
	const [code] = (await once(child, "exit")) as [number | null];
	if (code !== 0) throw new Error("The pages could not be built; what is wrong stands above.");
}

/** When the youngest file at or below `path` was written, in milliseconds; 0 where there is none. */
function newest(path: string): number {
	const about = statSync(path, { throwIfNoEntry: false });
	if (about === undefined) return 0;
	if (!about.isDirectory()) return about.mtimeMs;
	// The folder's own time tells of files that were removed.
	return Math.max(about.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

if (import.meta.main) {
	const built = await buildIfStale(console.error);
	console.error(built ? "Built." : "Already up to date.");
}
