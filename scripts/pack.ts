// npm run pack: builds the packages that other projects install, and writes them to dist/packages/*.tgz.
//   SOURCE_DATE_EPOCH=SECONDS  the time of the packed files; that of the commit unless given
import { dirname } from "node:path";
import { buildIfStale } from "../apps/web/scripts/build.ts";
import { packAll } from "./packages/pack.ts";

await buildIfStale(console.error);
for (const file of packAll(dirname(import.meta.dirname))) console.log(file);
