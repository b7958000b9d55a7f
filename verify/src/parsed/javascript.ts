import { type Options, parse, type Program, version } from "acorn";
import type { Check } from "../check.ts";
import { undefinedNames } from "./scope.ts";
import { DEFECTS } from "./defects.ts";

const MODULE: Options = { ecmaVersion: "latest", sourceType: "module" };

/** acorn, reading a module; and the names in it that neither it nor what Node and browsers share defines. */
export const javascript: Check = {
	level: "parsed",
	stage: "parsed",
	defects: DEFECTS,
	missing: "Run npm ci.",
	concerns: ({ language }) => language === "js",
	ready: async () => true,
	tools: () => ({ acorn: version }),
	async run(subjects, tell) {
		for (const subject of subjects) tell(subject, problemOf(subject.text));
	},
};

function problemOf(text: string): string | undefined {
	const program = parsed(text);
	if (program instanceof Error) return `SyntaxError: ${program.message}`;
	const missing = undefinedNames(program);
	return missing.length === 0 ? undefined : `undefined: ${missing.join(", ")}`;
}

function parsed(text: string): Program | Error {
	try {
		return parse(text, MODULE);
	} catch (error) {
		return error as Error;
	}
}
