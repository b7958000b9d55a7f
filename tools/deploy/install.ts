// Installs what validates the files of deploy/, into a cache folder: node scripts/with-node.mjs tools/deploy/install.ts
import { install } from "../../verify/src/environment.ts";

await install("deploy", console.log);
