/** The import statements at the start of a program. */
interface Statements {
	/** In groups, separated by blank lines; without those after a comment. */
	readonly groups: readonly (readonly string[])[];
	/** Every imported name, also after comments. */
	readonly names: ReadonlySet<string>;
	/** The rest of the head, after the groups. */
	readonly rest: string;
}

const HEAD = /(?:(?:import|from) [^\n(]*(?:\([^)]*\)[^\n]*)?(?:\n|$)|[ \t]*(?:#[^\n]*)?\n)*/y;
const STATEMENT = /(?:import|from) [^\n(]*(?:\([^)]*\)[^\n]*)?(?:\n|$)/y;

/** The import statements, comments and blank lines at the top of a text. */
export function headOf(text: string): string {
	HEAD.lastIndex = 0;
	return HEAD.exec(text)?.[0] ?? "";
}

/** Reads the statements of a head. */
export function statementsIn(head: string): Statements {
	const groups: string[][] = [[]];
	const names = new Set<string>();
	let end = 0;
	let commented = false;
	for (let at = 0; at < head.length;) {
		const statement = matchAt(STATEMENT, head, at);
		const line = statement ?? head.slice(at, head.indexOf("\n", at) + 1);
		at += line.length;
		commented ||= line.trimStart().startsWith("#");
		if (statement === undefined) groups.push([]);
		else for (const name of namesIn(statement.trimEnd())) names.add(name);
		if (statement === undefined || commented) continue;
		groups.at(-1)!.push(statement.trimEnd());
		end = at;
	}
	return { groups: groups.filter((group) => group.length > 0), names, rest: head.slice(end) };
}

/** Each name that a statement imports, as its own statement. */
export function namesIn(statement: string): string[] {
	const [, before, names] = /^(from \S+ import|import)\s+\(?([^)]*)/.exec(statement) ?? [];
	if (before === undefined || names === undefined) return [statement];
	return names
		.split(",")
		.map((name) => name.trim())
		.filter((name) => name !== "")
		.map((name) => `${before} ${name}`);
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0];
}
