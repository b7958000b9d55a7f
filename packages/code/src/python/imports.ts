import type { ImportLayout } from "../printing/importLayout.ts";
import { headOf, namesIn, statementsIn } from "./statements.ts";

/**
 * The declared imports above the text: those of the standard library sorted, among the text's own if it starts with
 * such imports, and a blank line before those of packages. `modules` are the names of the library, or, unless `isWhole`, of those
 * modules that are imported.
 */
export function pythonImports(modules: string, isWhole: boolean): ImportLayout {
	const standard = new Set(modules.split(" "));
	const isStandard = (statement: string): boolean => standard.has(moduleOf(statement));
	return { headOf, isWhole, layOut: (imports, head) => layOut(imports, head, isStandard) };
}

/** The module that a statement imports, or imports names from. */
export const moduleOf = (statement: string): string => /^(?:from|import)\s+(\w+)/.exec(statement)?.[1] ?? "";

type Test = (statement: string) => boolean;

function layOut(imports: readonly string[], head: string, isStandard: Test): string {
	const { groups, names, rest } = statementsIn(head);
	const missing = imports.filter((statement) => !namesIn(statement).every((name) => names.has(name)));
	if (missing.length === 0) return head;
	const standard = missing.filter(isStandard);
	const others = missing.filter((statement) => !isStandard(statement));
	const block = withOthers(withStandard(groups, standard, isStandard), others, isStandard)
		.map((group) => group.join("\n") + "\n")
		.join("\n");
	return block + (groups.length > 0 ? "" : "\n") + rest;
}

type Groups = readonly (readonly string[])[];

function withStandard(groups: Groups, statements: readonly string[], isStandard: Test): Groups {
	if (statements.length === 0) return groups;
	const [first, ...rest] = groups;
	if (first?.every(isStandard)) return [sorted([...first, ...statements]), ...rest];
	return [sorted(statements), ...groups];
}

function withOthers(groups: Groups, statements: readonly string[], isStandard: Test): Groups {
	if (statements.length === 0) return groups;
	const at = groups.findIndex((group) => !group.every(isStandard));
	if (at < 0) return [...groups, statements];
	return groups.map((group, i) => (i === at ? [...statements, ...group] : group));
}

const sorted = (statements: readonly string[]): string[] => statements.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));

/** Required first lines, then whole modules, then names from modules; each in alphabetical order. */
const key = (statement: string): string =>
	(statement.includes("__future__") ? "0" : statement.startsWith("import") ? "1" : "2") + statement;
