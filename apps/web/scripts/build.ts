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

/** The sources of a build. They include packages, because islands load code from them. */
const SOURCES = [
	join(web, "src"),
	join(web, "scripts"),
	join(web, "vite.config.ts"),
	join(root, "package-lock.json"),
	join(root, "verify/src"),
	...["code", "model", "catalogue", "inference", "search"].map((name) => join(root, "packages", name, "src")),
];

/** The built server: import it and call its `serve`. */
export const serverFile: string = join(dist, "server/serve.js");

/**
 * Builds the site if a source is newer than the last build; returns whether it did. Calls `say` with a message before
 * it starts. If several processes build at once, one does and the others wait for it.
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

/** An installed package has the built site and no sources. */
function isStale(): boolean {
	if (!existsSync(join(web, "vite.config.ts"))) return false;
	return !existsSync(stamp) || statSync(stamp).mtimeMs < Math.max(...SOURCES.map(newest));
}

/**
 * Bundles in a separate process, because the environment of this one, such as that of a test, would affect the result.
 */
async function bundle(): Promise<void> {
	const script = fileURLToPath(new URL("bundle.ts", import.meta.url));
	const env = { ...process.env, NODE_ENV: "production" };
	const child = spawn(process.execPath, [script, stamp], { cwd: web, env, stdio: ["ignore", "inherit", "inherit"] });
	const [code] = (await once(child, "exit")) as [number | null];
	if (code !== 0) throw new Error("The pages could not be built; see the errors above.");
}

/** When the newest file at or below `path` was written, in milliseconds; 0 if there is none. */
function newest(path: string): number {
	const about = statSync(path, { throwIfNoEntry: false });
	if (about === undefined) return 0;
	if (!about.isDirectory()) return about.mtimeMs;
	// The modification time of the folder shows removed files.
	return Math.max(about.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

if (import.meta.main) {
	const built = await buildIfStale(console.error);
	console.error(built ? "Built." : "Already up to date.");
}
