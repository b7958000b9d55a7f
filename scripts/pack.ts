// npm run pack: builds the packages that other projects install, and writes them to dist/packages/*.tgz and *.whl.
//   SOURCE_DATE_EPOCH=SECONDS  the time of the packed files; that of the commit unless given
import { dirname } from "node:path";
import { buildIfStale } from "../apps/web/scripts/build.ts";
import { packAll } from "./packages/pack.ts";
import { packWheel } from "./packages/python/wheel.ts";

await buildIfStale(console.error);
const root = dirname(import.meta.dirname);
for (const file of packAll(root)) console.log(file);
const wheel = await packWheel(root, console.error);
if (wheel !== undefined) console.log(wheel);
