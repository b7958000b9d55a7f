import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.ts";

/** The script of a thread, `NAME.worker.ts` beside the module that starts it: the source where that is one, else a module of the build. */
export const threadScript = (name: "render" | "port", startedBy: string): URL =>
	startedBy.endsWith(".ts")
		? new URL(`${name}.worker.ts`, startedBy)
		: pathToFileURL(join(root, `apps/web/dist/server/${name}.js`));
