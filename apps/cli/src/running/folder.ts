import { copyFileSync, cpSync, lstatSync, mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What a program finds in its folder, or would write again. */
const NOT_KEPT = new Set(["program.py", "program.mjs", "program.sh", "home", "hub", "node_modules", "__pycache__"]);

/** The files of a program: those that it reads from a folder, and those that it leaves, which go to a new one there. */
export class ProgramFiles {
	readonly #from: string;
	readonly #file: string | undefined;
	/** The folder with what the program has written, if it has written anything. */
	kept: string | undefined;

	constructor(from: string, file: string | undefined) {
		this.#from = from;
		this.#file = file;
	}

	readonly onFolder = (folder: string, when: "before" | "after"): void => {
		if (when === "after") this.#keep(folder);
		else if (this.#file !== undefined) copyFileSync(join(this.#from, this.#file), join(folder, this.#file));
	};

	#keep(folder: string): void {
		const written = readdirSync(folder).filter((name) => !NOT_KEPT.has(name) && name !== this.#file);
		if (written.length === 0) return;
		this.kept = mkdtempSync(join(this.#from, "vitrine-run-"));
		for (const name of written)
			cpSync(join(folder, name), join(this.kept, name), { recursive: true, filter: isPlain, dereference: false });
	}
}

/** A link or a device that a program leaves could lead anywhere. */
function isPlain(path: string): boolean {
	const found = lstatSync(path);
	return found.isFile() || found.isDirectory();
}
