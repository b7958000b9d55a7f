import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Commented, type Declarations, declarationsIn } from "./declarations.ts";

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

/** A declaration that an entry reaches. */
interface Reached {
	readonly name: string;
	/** Below the compiled files of the package. */
	readonly file: string;
	readonly text: string;
}

/** A declaration that an entry offers under a name. */
export interface Offered extends Commented {
	readonly name: string;
}

/** What the main entry of an unpacked package offers, in the order of the names. */
export function offeredBy(folder: string): readonly Offered[] {
	const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	const file = join(folder, exports["."].types);
	const reader = new Reader(folder);
	return [...reader.exportsOf(file)].sort().flatMap((name) => {
		const found = reader.find(file, name);
		return found === undefined ? [] : [{ name, code: found.code, comment: found.comment }];
	});
}

/** Follows names through the modules of a package. */
class Reader {
	readonly #folder: string;
	readonly #modules = new Map<string, Declarations>();
	readonly #reached = new Map<string, Reached>();

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

	/** The declaration of a name that a module exports; undefined if it is of another package. */
	find(file: string, name: string): Commented | undefined {
		if (!file.startsWith(this.#folder)) return undefined;
		const { commented, exported, taken, stars } = this.#module(file);
		const local = exported.get(name);
		if (local === undefined) return stars.map((star) => this.find(star, name)).find((found) => found !== undefined);
		const source = taken.get(local);
		return commented.get(local) ?? (source && this.find(source.from, source.name));
	}

	/** Every declaration that was reached, below its name, with its file if several have that name: a moved one is the same. */
	declarations(): readonly string[] {
		const times = new Map<string, number>();
		for (const { name } of this.#reached.values()) times.set(name, (times.get(name) ?? 0) + 1);
		const titled = [...this.#reached.values()].map(({ name, file, text }) =>
			times.get(name) === 1 ? `${name}\n${text}\n` : `${name} (${file})\n${text}\n`,
		);
		return titled.sort();
	}

	#reach(file: string, name: string): void {
		const { own, taken } = this.#module(file);
		const text = own.get(name);
		const source = taken.get(name);
		if (text === undefined) return source && this.#reachIn(source.from, source.name);
		const key = `${file} ${name}`;
		if (this.#reached.has(key)) return;
		this.#reached.set(key, { name, file: relative(join(this.#folder, "dist"), file), text });
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
