// npm start: builds the site if its sources changed, then serves it.
import { runPinned } from "./pinned-node.mjs";

runPinned(["scripts/start.ts", ...process.argv.slice(2)]);
