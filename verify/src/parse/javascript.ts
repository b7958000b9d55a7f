import { parse, type Program, version } from "acorn";
import type { Check } from "../check.ts";
import { DEFECTS } from "./defects.ts";
import { undefinedNames } from "./scope.ts";

/** Parses JavaScript modules with acorn, and finds names that neither they nor Node.js define. */
export const javascript: Check = {
	level: "parsed",
	stage: "parsed",
	defects: DEFECTS,
	installHint: "Run npm ci.",
	appliesTo: ({ language }) => language === "js",
	isAvailable: async () => true,
	tools: () => ({ acorn: version }),
	async run(subjects, onResult) {
		for (const subject of subjects) onResult(subject, problemOf(subject.text));
	},
};

function problemOf(text: string): string | undefined {
	const program = programOf(text);
	if (program instanceof Error) return `SyntaxError: ${program.message}`;
	const missing = undefinedNames(program);
	return missing.length === 0 ? undefined : `undefined: ${missing.join(", ")}`;
}

function programOf(text: string): Program | Error {
	try {
		return parse(text, { ecmaVersion: "latest", sourceType: "module" });
	} catch (error) {
		return error as Error;
	}
}
