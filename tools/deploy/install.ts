// Installs the validators for the files of deploy/ into a cache folder: npm run schemas:install
import { installPython } from "../../verify/src/environments/python.ts";

await installPython("deploy", console.log);
