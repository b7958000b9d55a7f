// npm start [-- --no-starter]
import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import { buildIfStale, serverFile } from "../apps/web/scripts/build.ts";
import { runServer } from "../apps/web/src/server/process/run.ts";

const { values } = parseArgs({ options: { "no-starter": { type: "boolean", default: false } } });

// The modules of the server are read while another process builds the pages.
await Promise.all([buildIfStale(console.error), import("@vitrine/store"), import("@vitrine/verify")]);
const { serve } = await import(pathToFileURL(serverFile).href);
await runServer(serve, values["no-starter"] ? { starter: false } : {});
