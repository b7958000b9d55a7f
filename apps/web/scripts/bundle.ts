// Builds fonts, client and server into dist/, then writes the stamp file it is given: node bundle.ts STAMP
import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildEmbed } from "./embed.ts";
import { writeFonts } from "./fonts.ts";

const stamp = process.argv[2];
if (stamp === undefined) throw new Error("Name the stamp file: node bundle.ts STAMP");
const configFile = fileURLToPath(new URL("../vite.config.ts", import.meta.url));
const begun = new Date();

rmSync(stamp, { force: true });
await writeFonts();
await build({ configFile, configLoader: "native" });
await buildEmbed();
await build({ configFile, configLoader: "native", build: { ssr: true } });
writeFileSync(stamp, "");
// What changed during the build is newer than this.
utimesSync(stamp, begun, begun);
