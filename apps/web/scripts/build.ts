import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));
const root = fileURLToPath(new URL("../../..", import.meta.url));
const stamp = join(web, "dist/.stamp");

/** What a build is made of. Packages are part of it: islands take code from them into the browser. */
const SOURCES = [
	join(web, "src"),
	join(web, "scripts"),
	join(web, "vite.config.ts"),
	join(root, "package-lock.json"),
	...["code", "model", "catalogue", "inference"].map((name) => join(root, "packages", name, "src")),
];

/** The server, as built: import it and call its `serve`. */
export const serverFile: string = join(web, "dist/server/serve.js");

/** Builds the site if a source is younger than the last build; gives whether it did. `say` is told of the work before it starts. */
export async function buildIfStale(say: (message: string) => void = () => {}): Promise<boolean> {
	if (existsSync(stamp) && statSync(stamp).mtimeMs >= Math.max(...SOURCES.map(newest))) return false;
	say("Building the pages …");
	await buildSite();
	return true;
}

/** Builds the site. */
export async function buildSite(): Promise<void> {
	const begun = new Date();
	rmSync(stamp, { force: true });
	const [{ build }, { writeFonts }] = await Promise.all([import("vite"), import("./fonts.ts")]);
	await writeFonts();
	const configFile = join(web, "vite.config.ts");
	await build({ configFile, configLoader: "native" });
	await build({ configFile, configLoader: "native", build: { ssr: true } });
	writeFileSync(stamp, begun.toISOString());
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
