// Installs what validates the files of deploy/, into a cache folder: npm run schemas:install
import { install } from "../../verify/src/environment.ts";

await install("deploy", console.log);
