import { join } from "node:path";
import type { Node } from "typescript/unstable/ast";
import { isTaggedTemplateExpression, isTemplateExpression } from "typescript/unstable/ast/is";
import { API, type Checker } from "typescript/unstable/sync";

/** What the type of a hole says of its content. */
export type Kind = "text" | "code" | "any";

/** The kinds of the holes of each tagged template of a source, in order. */
export type HolesOf = (source: string) => readonly (readonly Kind[])[];

/** Asks the compiler about the holes of templates in the sources of a configuration. Paths are below the project. */
export function withHoles<T>(project: string, config: string, use: (holesOf: HolesOf) => T): T {
	const api = new API({ cwd: project });
	try {
		const opened = api.updateSnapshot({ openProjects: [join(project, config)] }).getProjects()[0];
		if (!opened) throw new Error(`${config}: no project`);
		const { program, checker } = opened;
		return use((source) => {
			const file = program.getSourceFile(join(project, source));
			if (!file) throw new Error(`${source}: not in ${config}`);
			return [...templatesIn(file)].map((holes) => kindsOf(checker, holes));
		});
	} finally {
		api.close();
	}
}

/** The expressions in the holes of each template, outer ones first. */
function templatesIn(node: Node): readonly (readonly Node[])[] {
	const found: (readonly Node[])[] = [];
	if (isTaggedTemplateExpression(node))
		found.push(
			isTemplateExpression(node.template) ? node.template.templateSpans.map(({ expression }) => expression) : [],
		);
	node.forEachChild((child) => void found.push(...templatesIn(child)));
	return found;
}

function kindsOf(checker: Checker, holes: readonly Node[]): readonly Kind[] {
	if (holes.length === 0) return [];
	return checker.getTypeAtLocation(holes).map((type) => {
		if (!type) return "any";
		if (checker.isTypeAssignableTo(type, checker.getStringType())) return "text";
		return type.getSymbol()?.name === "Code" ? "code" : "any";
	});
}
