import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

/** A module of declarations: what it declares, and what it takes from other modules. */
export interface Declarations {
	/** The text of each declaration by its name, without comments. */
	readonly own: ReadonlyMap<string, string>;
	/** The same with the comments of its members, and the comment before it. */
	readonly commented: ReadonlyMap<string, Commented>;
	/** Names that it imports or passes on, by their local name. */
	readonly taken: ReadonlyMap<string, Taken>;
	/** The names that it exports, with their local names. */
	readonly exported: ReadonlyMap<string, string>;
	/** Modules that it passes on completely. */
	readonly stars: readonly string[];
}

/** A declaration as it is written, and the comment before it, without its stars. */
export interface Commented {
	readonly code: string;
	readonly comment: string;
}

/** A name of another module; `*` for all of it. */
export interface Taken {
	readonly from: string;
	readonly name: string;
}

interface Named {
	readonly name?: string;
	readonly value?: string;
}

interface Statement {
	readonly type: string;
	readonly start: number;
	readonly end: number;
	readonly id?: Named;
	readonly source?: Named | null;
	readonly declaration?: Statement | null;
	readonly declarations?: readonly { readonly id: Named }[];
	readonly specifiers?: readonly {
		readonly type: string;
		readonly local: Named;
		readonly imported?: Named;
		readonly exported?: Named;
	}[];
}

/** Reads a file of declarations. A name from another package is `from` that package. */
export function declarationsIn(file: string): Declarations {
	const text = readFileSync(file, "utf8");
	const module = {
		own: new Map<string, string>(),
		commented: new Map<string, Commented>(),
		taken: new Map<string, Taken>(),
		exported: new Map<string, string>(),
	};
	const stars: string[] = [];
	for (const statement of parseSync(file, text).program.body as unknown as readonly Statement[]) {
		const from = statement.source?.value === undefined ? undefined : moduleAt(file, statement.source.value);
		if (statement.type === "ExportAllDeclaration") stars.push(from ?? "");
		for (const { local, imported, exported } of statement.specifiers ?? [])
			note(module, { from, local: nameOf(local), imported: imported && nameOf(imported), exported });
		const declared = statement.declaration ?? statement;
		for (const name of namesOf(declared)) {
			const code = withoutComments(text.slice(declared.start, declared.end));
			module.own.set(name, [module.own.get(name), code].filter((part) => part !== undefined).join("\n"));
			const whole = text.slice(declared.start, declared.end).trim();
			const earlier = module.commented.get(name);
			module.commented.set(name, {
				code: earlier === undefined ? whole : `${earlier.code}\n${whole}`,
				comment: earlier?.comment || commentBefore(text.slice(0, statement.start)),
			});
			if (statement.declaration) module.exported.set(name, name);
		}
	}
	return { ...module, stars };
}

interface Specifier {
	readonly from: string | undefined;
	readonly local: string;
	readonly imported: string | undefined;
	readonly exported: Named | undefined;
}

type Noted = { readonly taken: Map<string, Taken>; readonly exported: Map<string, string> };

function note({ taken, exported: names }: Noted, { from, local, imported, exported }: Specifier): void {
	if (exported !== undefined) names.set(nameOf(exported), local);
	if (from !== undefined) taken.set(local, { from, name: exported === undefined ? (imported ?? "*") : local });
}

const nameOf = ({ name, value }: Named): string => name ?? value ?? "";

const namesOf = ({ id, declarations = [] }: Statement): readonly string[] =>
	(id ? [id] : declarations.map((one) => one.id)).map(nameOf);

/** The file of declarations of a specifier; the specifier itself for another package. */
function moduleAt(file: string, specifier: string): string {
	const path = join(
		dirname(file),
		specifier.replace(/\.js$/, () => ".d.ts"),
	);
	return specifier.startsWith(".") && existsSync(path) ? path : specifier;
}

function commentBefore(text: string): string {
	const [, comment = ""] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(text) ?? [];
	return comment
		.split("\n")
		.map((line) => line.replace(/^\s*\* ?/, "").trimEnd())
		.join("\n")
		.trim();
}

function withoutComments(text: string): string {
	const lines = text.replace(/\/\*\*[^]*?\*\//g, "").split("\n");
	return lines.filter((line) => line.trim() !== "" && line.trim() !== "#private;").join("\n");
}
