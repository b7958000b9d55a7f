// npm start: builds the site if its sources changed, then serves it.
import { fileURLToPath } from "node:url";
import { FILE_THREADS, runPinned } from "./pinned-node.mjs";

// Compiled modules are kept, so that the next start takes less time; not in the default place, where another account could put code.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("../node_modules/.cache/compile", import.meta.url));
process.env.UV_THREADPOOL_SIZE ??= FILE_THREADS;
runPinned(["scripts/start.ts", ...process.argv.slice(2)]);
