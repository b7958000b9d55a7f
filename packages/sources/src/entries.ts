import { opendir } from "node:fs/promises";

/** Entries that are read at a time: a folder of 300,000 holds the thread of a server for no longer than one of these. */
const AT_A_TIME = 512;

/** The names in a folder as the system gives them, without those of tools. Throws the error of the system. */
export async function* entries(folder: string): AsyncGenerator<string> {
	const opened = await opendir(folder, { bufferSize: AT_A_TIME });
	for await (const { name } of opened) if (!TOOLS.has(name)) yield name;
}

/** Whether a name belongs to a tool, not to a model. */
export const isTool = (name: string): boolean => TOOLS.has(name);

const TOOLS: ReadonlySet<string> = new Set([
	".git",
	".hg",
	".svn",
	".cache",
	".ipynb_checkpoints",
	"__pycache__",
	".DS_Store",
]);
