// Makes or restores a backup, and prints a line when it starts and ends: backup.ts backup|restore CATALOGUE FILE
import { backUpEmbedded, restoreEmbedded } from "../backup/index.ts";

const [what, path = "", file = ""] = process.argv.slice(2);
console.log("started");
if (what === "restore") await restoreEmbedded(path, file);
else await backUpEmbedded(path, file, { force: true });
console.log("finished");
