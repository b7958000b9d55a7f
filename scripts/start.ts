// npm start [-- --no-starter]
import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import { buildIfStale, serverFile } from "../apps/web/scripts/build.ts";
import { runServer } from "../apps/web/src/server/process/run.ts";

const { values } = parseArgs({ options: { "no-starter": { type: "boolean", default: false } } });

await buildIfStale(console.error);
const { serve } = await import(pathToFileURL(serverFile).href);
await runServer(serve, values["no-starter"] ? { starter: false } : {});
