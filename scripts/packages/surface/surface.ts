import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Declarations, declarationsIn } from "./declarations.ts";

/** The first lines of every surface file. */
const HEAD = `What this package offers: the names of each entry, then every declaration that they reach.
Written by "npm run surface" from the compiled declarations. A removed or changed line is a major change of the version, an added one a minor change.
`;

/** The public surface of an unpacked package as text. */
export function surfaceOf(folder: string): string {
	const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	const reader = new Reader(folder);
	const entries = Object.entries<{ readonly types?: string }>(exports).filter(([, { types }]) => types !== undefined);
	const lists = entries.map(([subpath, { types = "" }]) => {
		const names = reader.exportsOf(join(folder, types));
		return `${subpath}: ${[...names].sort().join(", ")}`;
	});
	return [HEAD, ...lists, "", ...reader.declarations(), ""].join("\n");
}

/** Follows names through the modules of a package. */
class Reader {
	readonly #folder: string;
	readonly #modules = new Map<string, Declarations>();
	readonly #reached = new Map<string, string>();

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** The names that a module exports. Their declarations are reached. */
	exportsOf(file: string): ReadonlySet<string> {
		const { exported, stars } = this.#module(file);
		for (const local of exported.values()) this.#reach(file, local);
		const names = new Set(exported.keys());
		for (const star of stars.filter((one) => one.startsWith(this.#folder)))
			for (const name of this.exportsOf(star)) names.add(name);
		return names;
	}

	/** Every declaration that was reached, below the file and the name that it has. */
	declarations(): readonly string[] {
		return [...this.#reached]
			.sort(([one], [other]) => (one < other ? -1 : 1))
			.map(([key, text]) => `${key}\n${text}\n`);
	}

	#reach(file: string, name: string): void {
		const { own, taken } = this.#module(file);
		const text = own.get(name);
		const source = taken.get(name);
		if (text === undefined) return source && this.#reachIn(source.from, source.name);
		const key = `${relative(join(this.#folder, "dist"), file)} ${name}`;
		if (this.#reached.has(key)) return;
		this.#reached.set(key, text);
		for (const word of new Set(text.match(/[\w$]+/g))) if (own.has(word) || taken.has(word)) this.#reach(file, word);
	}

	/** A name of another module; other packages have a surface of their own. */
	#reachIn(file: string, name: string): void {
		if (!file.startsWith(this.#folder)) return;
		if (name === "*") return void this.exportsOf(file);
		const { exported, stars } = this.#module(file);
		const local = exported.get(name);
		if (local !== undefined) this.#reach(file, local);
		else for (const star of stars) this.#reachIn(star, name);
	}

	#module(file: string): Declarations {
		const known = this.#modules.get(file) ?? declarationsIn(file);
		this.#modules.set(file, known);
		return known;
	}
}
