import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "node_modules/.cache/test-threads");
const ENGINE = join(root, "packages/search/src/engines/embedded");
const SCRIPTS = ["search/search", "maintenance/maintenance", "import/build"].map((path) => `${path}.worker.ts`);
/** How a file names the script of a thread that it starts. */
const STARTED = /new URL\("(\w+)\.worker\.ts", import\.meta\.url\)/g;

/** Where the promise of the bundles is: each project of Vitest loads this file again. */
const BUNDLED: unique symbol = Symbol.for("vitrine.threads");
const shared: typeof globalThis & { [BUNDLED]?: Promise<void> } = globalThis;

/**
 * Starts the threads of the embedded engine from bundles: loading 700 modules in each took most of the time of a test that
 * opens an index. Processes that tests start load the modules, as `vitrine` does.
 */
export function bundledThreads(): Plugin {
	return {
		name: "bundled-threads",
		transform(code, id) {
			if (!id.startsWith(ENGINE) || code.search(STARTED) < 0) return undefined;
			return code.replaceAll(STARTED, (_, name: string) => `new URL(${JSON.stringify(urlOf(name))})`);
		},
	};
}

const urlOf = (name: string): string => pathToFileURL(join(folder, `${name}.worker.js`)).href;

/** Bundles the threads before the tests start, once for all projects. */
export const setup = (): Promise<void> => (shared[BUNDLED] ??= bundle());

async function bundle(): Promise<void> {
	const built = await build({
		configFile: false,
		root,
		logLevel: "warn",
		publicDir: false,
		ssr: { noExternal: true },
		build: {
			write: false,
			ssr: true,
			target: "node26",
			minify: false,
			rolldownOptions: {
				input: SCRIPTS.map((path) => join(ENGINE, path)),
				output: { chunkFileNames: "[name]-[hash].js" },
			},
		},
	});
	for (const { output } of [built].flat() as readonly Rolldown.RolldownOutput[])
		for (const one of output) write(join(folder, one.fileName), one.type === "chunk" ? one.code : one.source);
}

/** Replaces a file at once: another run of the tests may start a thread from it. */
function write(file: string, content: string | Uint8Array): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(`${file}.${process.pid}`, content);
	renameSync(`${file}.${process.pid}`, file);
}
