import { javascript } from "../../verify/src/parse/javascript.ts";
import { python } from "../../verify/src/parse/python.ts";
import { shell } from "../../verify/src/parse/shell.ts";
import type { Language, Subject } from "../../verify/src/subject.ts";
import type { Answer } from "./question.ts";

/** A piece of code in an answer, and the question that it answers. */
export interface Code {
	readonly asks: string;
	readonly language: Language;
	readonly text: string;
}

/** The code in an answer; notes and links are none. */
export function codeIn({ snippets = [] }: Partial<Answer>, asks: string): readonly Code[] {
	return snippets.flatMap(({ language, content }) => (language === "text" ? [] : [{ asks, language, text: content }]));
}

/** The code that its parser does not accept, each with the problem. Throws if a parser is not installed. */
export async function unparsed(codes: readonly Code[]): Promise<readonly (Code & { readonly problem: string })[]> {
	const found: (Code & { readonly problem: string })[] = [];
	const subjects = codes.map(({ language, text }, at): Subject => ({
		id: `load/bench/${at}`,
		shape: "",
		model: { id: "bench/bench", tags: [] },
		language,
		text,
	}));
	for (const check of [python, javascript, shell]) {
		if (!(await check.isAvailable())) throw new Error(check.installHint);
		await check.run(
			subjects.filter((subject) => check.appliesTo(subject)),
			(subject, problem) => {
				const code = codes[Number(subject.id.split("/").at(-1))];
				if (problem !== undefined && code) found.push({ ...code, problem: String(problem) });
			},
		);
	}
	return found;
}
