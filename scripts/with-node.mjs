// Runs a TypeScript file under the pinned Node: node scripts/with-node.mjs FILE [ARGUMENTS]
import { runPinned } from "./pinned-node.mjs";

runPinned(process.argv.slice(2));
