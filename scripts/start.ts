import { buildIfStale, serverFile } from "../apps/web/scripts/build.ts";
import { runServer } from "../apps/web/src/server/process/run.ts";
import { pathToFileURL } from "node:url";

await buildIfStale(console.error);
const { serve } = await import(pathToFileURL(serverFile).href);
await runServer(serve);
